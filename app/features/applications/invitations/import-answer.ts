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

/** The content of a faulty cell, shortened, and the allowed values if there are only a few. */
export interface FoundCell {
  found: string;
  /** What the file calls the column, where that is not one of the template's. */
  column?: string;
  allowed?: string;
  /** Both readings of an ambiguous amount, as plain numbers. */
  either?: RateReadings;
}

/** The readings of a number with a single separator before three digits: as thousands, or as decimals. */
export interface RateReadings {
  whole: string;
  part: string;
}

interface Understood {
  areas: string[];
  /** Minor units per hour. */
  rate: number | null;
  currency: string;
  languages: string[];
  hours: WeeklySpan[];
  zone?: string;
  bio: string;
}

/** A line of the file, as the dry run shows it. */
export interface ReadLine {
  line: number;
  name: string;
  email: string;
  problems: LineProblem[];
  /** Unknown areas on this line, with similarly named ones. */
  unknownAreas: UnknownArea[];
  /** What was understood; anything else is left out. */
  invitedAs: Understood;
  /** The faulty cell of each problem that concerns one. */
  cells: Partial<Record<LineProblem, FoundCell>>;
}

/** An invitation link for the admin to pass on. */
export interface InvitationLink {
  name: string;
  email: string;
  url: string;
}

/** An invited person who has not accepted yet. */
export interface OpenInvitation {
  id: string;
  name: string;
  email: string;
  expiresAt: Date;
  /** Whether it was sent more than a day ago. */
  isLongAgo: boolean;
}

/**
 * Answer shown on the import page: why the file was refused, or its lines and the file to submit again; the file alone when the server failed. After inviting:
 * how many were invited, their links if no email is sent, and the lines that failed.
 */
export interface ImportAnswer {
  problem?: string;
  /** The line number, if the problem is in a single line. */
  problemLine?: number;
  invited?: number;
  /** Set when the site sends no email. */
  links?: InvitationLink[];
  lines?: ReadLine[];
  /** Those of the lines that have problems, as a file to correct. */
  faulty?: string;
  csv?: string;
}
