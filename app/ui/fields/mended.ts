import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldErrors } from "#app/ui/text/message-key";

/** What a form says, by name, as texts that can be compared. */
export type Said = Record<string, string>;

interface Looked {
  /** What the form said when the errors arrived, and what it says now. */
  refused: Said;
  said: Said;
  /** The errors that the form's own schema finds now; null for a form without one. */
  found: FieldErrors | null;
  /** Whether that schema found the errors: then it alone says which of them are left. */
  isOwn: boolean;
}

/** Returns which errors still stand: those the schema finds again, and those of another judge about a value that is unchanged. No new ones are added. */
export function stillWrong(errors: FieldErrors, { refused, said, found, isOwn }: Looked): FieldErrors {
  const left = Object.entries(errors).map(([name, error]) => {
    const isUnchanged = !isOwn && refused[name] === said[name];
    return [name, isUnchanged ? error : found?.[name]] as const;
  });
  return Object.fromEntries(left.filter(([, error]) => error !== undefined));
}

/** Returns what a form says: of a name that occurs more than once, all of it. */
export function saidIn(form: FormData): Said {
  const said: Said = {};
  for (const [name, value] of form) said[name] = `${said[name] ?? ""}\n${value instanceof File ? nameOf(value) : value}`;
  return said;
}

const nameOf = ({ name, size }: File) => (name === "" ? "" : `${name} ${size}`);

/** Returns what a form says, but for what was emptied since it was sent: a password asked for anew is no other value. */
export const saidSince = (sent: Said, said: Said): Said =>
  Object.fromEntries(Object.entries({ ...sent, ...said }).map(([name, now]) => [name, now.trim() === "" ? (sent[name] ?? now) : now]));

/** Returns what a form said when its page was made: sent before React, it comes back with what was refused. */
function saidAtFirst(form: HTMLFormElement): Said {
  const asMade = form.cloneNode(true) as HTMLFormElement;
  asMade.reset();
  return { ...saidIn(new FormData(form)), ...saidIn(new FormData(asMade)) };
}

interface Judged {
  /** Looks at the form again with its schema, if it has one. */
  find?: (form: HTMLFormElement) => FieldErrors;
  isOwn?: boolean;
  /** Differs for another answer with the same errors. */
  round?: number | string;
  /** What the form said when it was last sent; null where that was before React. */
  sent?: React.RefObject<Said | null>;
}

/** Returns those of a form's errors that still stand while its fields are mended. Never moves the focus. */
export function useMended(
  form: React.RefObject<HTMLFormElement | null>,
  errors: FieldErrors,
  { find, isOwn = false, round = 0, sent }: Judged = {},
): FieldErrors {
  const key = `${round} ${JSON.stringify(errors)}`;
  const [seen, setSeen] = useState({ key, left: errors });
  const lookAgain = useEffectEvent((refused: Said, toSaid = (said: Said) => said) => {
    const element = form.current;
    if (!element) return;
    const found = find?.(element) ?? null;
    setSeen({ key, left: stillWrong(errors, { refused, said: toSaid(saidIn(new FormData(element))), found, isOwn }) });
  });
  const isWrong = Object.keys(errors).length > 0;
  const isAsMade = useRef(sent !== undefined);
  // `key` stands for other errors. What was refused is what was sent: another value may stand there before the answer is heard of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = form.current;
    const wasMade = isAsMade.current;
    isAsMade.current = false;
    if (!isWrong || !element) return;
    const known = sent?.current ?? (wasMade ? saidAtFirst(element) : undefined);
    const refused = known ?? saidIn(new FormData(element));
    const hear = ({ target }: Event) => (target as HTMLInputElement | null)?.form === element && lookAgain(refused);
    if (known) lookAgain(refused, (said) => saidSince(refused, said));
    for (const name of ["input", "change"]) document.addEventListener(name, hear);
    return () => {
      for (const name of ["input", "change"]) document.removeEventListener(name, hear);
    };
  }, [key, isWrong, form, sent]);
  return seen.key === key ? seen.left : errors;
}
