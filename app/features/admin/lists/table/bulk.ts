import type { AlertText } from "../../alert";

/** What can be done about all rows that are chosen: a post of their ids, asked about first or at once. */
export interface BulkAction {
  /** The `intent` of its form. */
  intent: string;
  label: string;
  /** None for what is done at once. */
  question?: {
    title: string;
    text: string;
    tone?: "primary" | "danger";
    /** Names of the fields that must not be blank: the same for all rows, or by what is posted of those that are ticked. */
    needs?: readonly string[] | ((posted: readonly string[]) => readonly string[]);
    /** What is wrong with what was typed, said in the question, which stays open with it. */
    problem?: AlertText;
  };
  /** What is to be filled in; its names end in the intent, because all questions are of one form. */
  children?: React.ReactNode;
}

/** What became of the rows that were chosen. */
export interface BulkOutcome {
  done: number;
  /** The key of the text that says why, and of which rows. */
  refused: { key: string; ids: string[] }[];
}

/** As many as stand on a page of a list, and some. */
export const MOST_CHOSEN = 100;

/** Separates the ids of rows where several are said in one text. */
const SEPARATOR = " ";

/** The ids that were posted: one, several of one name, or several in one text, as a form that was held has them. */
export const chosenIds = (posted: unknown): string[] => [
  ...new Set((Array.isArray(posted) ? posted : [posted]).flatMap((each) => (typeof each === "string" ? each.split(SEPARATOR) : []))),
];

export const joinIds = (ids: readonly string[]) => ids.join(SEPARATOR);

/** Gathers what became of each into what is said of all. */
export function gatherOutcome(each: readonly { id: string; key: string | null }[]): BulkOutcome {
  const refused = new Map<string, string[]>();
  for (const { id, key } of each) if (key !== null) refused.set(key, [...(refused.get(key) ?? []), id]);
  return { done: each.filter(({ key }) => key === null).length, refused: [...refused].map(([key, ids]) => ({ key, ids })) };
}
