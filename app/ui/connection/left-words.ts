import type { TypedField } from "./typed-fields";

/** What was typed on a page that was left for sign-in, or reloaded. */
export interface LeftPage extends Onlooker {
  fields: TypedField[];
  /** The button that opened the dialog it was typed in. */
  opener: Opener | null;
  /** The button of the form that was not sent, because nobody was signed in. */
  pressed?: Opener | null;
}

export interface Onlooker {
  /** Id of the person whose page it is; empty if nobody was signed in. */
  by: string;
  address: string;
}

export type Opener = [label: string, describedBy: string, place: number];

/**
 * What happens to saved text when a page is shown: on its own page its author gets it, and a signed-out visitor's goes to whoever signs in;
 * it waits while nobody is signed in and on other pages; another person's is discarded.
 */
export function fateOfLeft(left: LeftPage, { by, address }: Onlooker): "given" | "forgotten" | "waits" {
  if (!by) return "waits";
  if (left.by && left.by !== by) return "forgotten";
  return left.address === address ? "given" : "waits";
}

/** Whether a reloaded page is the one on which it was typed, by the same person. */
export const isReloadedPage = (left: LeftPage, { by, address }: Onlooker) => left.address === address && left.by === by;

export const inWords = (left: LeftPage | null) => (left ? JSON.stringify(left) : "");

export function fromWords(words: string): LeftPage | null {
  try {
    return JSON.parse(words || "null");
  } catch {
    return null;
  }
}
