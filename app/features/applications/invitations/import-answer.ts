export type LineProblem =
  | "lineEmail"
  | "lineName"
  | "lineAreas"
  | "lineRate"
  | "lineCurrency"
  | "lineLanguages"
  | "lineHours"
  | "lineBio"
  | "lineCells"
  | "lineRepeated"
  | "lineHasAccount"
  | "lineInvited";

/** A line of the file as the dry run shows it. */
export interface ReadLine {
  line: number;
  name: string;
  email: string;
  problems: LineProblem[];
}

/** What comes back on the page of the import: why the file was refused, or its lines with the file to send again; the file alone where the server failed at it. */
export interface ImportAnswer {
  problem?: string;
  lines?: ReadLine[];
  csv?: string;
}
