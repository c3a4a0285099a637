import type { AlertText } from "../../alert";

/** An action on all selected rows, which submits their ids, with or without confirmation. */
export interface BulkAction {
  /** Value of the form's `intent` field. */
  intent: string;
  label: string;
  /** Confirmation dialog; omitted for an immediate action. */
  question?: {
    title: string;
    text: string;
    tone?: "primary" | "danger";
    /** Names of required fields: the same for all rows, or depending on the submitted values of the selected ones. */
    needs?: readonly string[] | ((posted: readonly string[]) => readonly string[]);
    /** Error about the input, shown in the dialog, which stays open. */
    problem?: AlertText;
  };
  /** Input fields; their names end with the intent, because all dialogs share one form. */
  children?: React.ReactNode;
}

/** Result of a bulk action. */
export interface BulkOutcome {
  done: number;
  /** Key of the text with the reason, and the ids of the rows it applies to. */
  refused: { key: string; ids: string[] }[];
}

/** Slightly more than any page of a list can show. */
export const MAX_CHOSEN = 100;

/** Separator of row ids in one string. */
const SEPARATOR = " ";

/** Returns the submitted ids: a single one, repeated fields, or several in one string, as a stored form keeps them. */
export const chosenIds = (posted: unknown): string[] => [
  ...new Set((Array.isArray(posted) ? posted : [posted]).flatMap((each) => (typeof each === "string" ? each.split(SEPARATOR) : []))),
];

export const joinIds = (ids: readonly string[]) => ids.join(SEPARATOR);

/** Groups the results of single rows into one outcome. */
export function gatherOutcome(each: readonly { id: string; key: string | null }[]): BulkOutcome {
  const refused = new Map<string, string[]>();
  for (const { id, key } of each) if (key !== null) refused.set(key, [...(refused.get(key) ?? []), id]);
  return { done: each.filter(({ key }) => key === null).length, refused: [...refused].map(([key, ids]) => ({ key, ids })) };
}
