import type { WeeklySpan } from "#app/features/schedule/weekly-hours";

export type LineProblem =
  | "lineEmail"
  | "lineName"
  | "lineNameReserved"
  | "lineAreas"
  | "lineRate"
  | "lineRateEither"
  | "lineCurrency"
  | "lineLanguages"
  | "lineHours"
  | "lineZone"
  | "lineBio"
  | "lineCells"
  | "lineRepeated"
  | "lineHasAccount"
  | "lineInvited";

export interface UnknownArea {
  said: string;
  nearest: string[];
}

/** What stood in the cell that a problem is about, shortened, and where there are few, what may stand there. */
export interface FoundCell {
  found: string;
  allowed?: string;
  /** The two amounts that it may mean, as plain figures. */
  either?: RateReadings;
}

/** What a sign before three digits may part: thousands, or a part of one. */
export interface RateReadings {
  whole: string;
  part: string;
}

interface Understood {
  areas: string[];
  /** Minor units an hour. */
  rate: number | null;
  currency: string;
  languages: string[];
  hours: WeeklySpan[];
  zone?: string;
  bio: string;
}

/** A line of the file as the dry run shows it. */
export interface ReadLine {
  line: number;
  name: string;
  email: string;
  problems: LineProblem[];
  /** What stands among its areas and is none, with the areas that are called nearly so. */
  unknownAreas: UnknownArea[];
  /** What was understood of it; what was not is left out. */
  invitedAs: Understood;
  /** By the problem; of those that are about one cell. */
  cells: Partial<Record<LineProblem, FoundCell>>;
}

/** The link of somebody who was invited, and has to get it from the admin. */
export interface InvitationLink {
  name: string;
  email: string;
  url: string;
}

/** Somebody who was invited and has not accepted yet. */
export interface OpenInvitation {
  id: string;
  name: string;
  email: string;
  expiresAt: Date;
}

/**
 * What comes back on the page of the import: why the file was refused, or its lines with the file to send again; the file alone where the server failed at it;
 * once some were invited, how many, their links where no mail is sent, and the lines that were not.
 */
export interface ImportAnswer {
  problem?: string;
  /** Where it is, if it is in one line. */
  problemLine?: number;
  invited?: number;
  /** Where the site sends no mail. */
  links?: InvitationLink[];
  lines?: ReadLine[];
  csv?: string;
}
