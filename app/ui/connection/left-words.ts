import type { TypedField } from "./typed-fields";

/** What was typed on a page that somebody had to leave to sign in, or that was loaded anew. */
export interface LeftPage extends Onlooker {
  fields: TypedField[];
  /** The button that has opened the dialog in which it was typed. */
  opener: Opener | null;
}

export interface Onlooker {
  /** Whose page it is; empty for nobody's. */
  by: string;
  address: string;
}

export type Opener = [label: string, describedBy: string, place: number];

/**
 * What becomes of what was left when a page is looked at: on its own page it is given to whose it is, and what was nobody's to who signs in; it waits
 * while nobody is signed in and on other pages, and another person's is forgotten.
 */
export function fateOfLeft(left: LeftPage, { by, address }: Onlooker): "given" | "forgotten" | "waits" {
  if (!by) return "waits";
  if (left.by && left.by !== by) return "forgotten";
  return left.address === address ? "given" : "waits";
}

/** Whether a page that was loaded anew is the one on which it was typed, with the same person before it. */
export const isReloadedPage = (left: LeftPage, { by, address }: Onlooker) => left.address === address && left.by === by;

export const inWords = (left: LeftPage | null) => (left ? JSON.stringify(left) : "");

export function fromWords(words: string): LeftPage | null {
  try {
    return JSON.parse(words || "null");
  } catch {
    return null;
  }
}
