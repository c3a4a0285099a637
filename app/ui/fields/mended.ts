import { useEffect, useEffectEvent, useState } from "react";
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
  for (const [name, value] of form) said[name] = `${said[name] ?? ""}\n${value instanceof File ? `${value.name} ${value.size}` : value}`;
  return said;
}

interface Judged {
  /** Looks at the form again with its schema, if it has one. */
  find?: (form: HTMLFormElement) => FieldErrors;
  isOwn?: boolean;
  /** Differs for another answer with the same errors. */
  round?: number | string;
}

/** Returns those of a form's errors that still stand while its fields are mended. Never moves the focus. */
export function useMended(
  form: React.RefObject<HTMLFormElement | null>,
  errors: FieldErrors,
  { find, isOwn = false, round = 0 }: Judged = {},
): FieldErrors {
  const key = `${round} ${JSON.stringify(errors)}`;
  const [seen, setSeen] = useState({ key, left: errors });
  const lookAgain = useEffectEvent((refused: Said, event: Event) => {
    const element = form.current;
    if (!element || (event.target as HTMLInputElement | null)?.form !== element) return;
    const found = find?.(element) ?? null;
    setSeen({ key, left: stillWrong(errors, { refused, said: saidIn(new FormData(element)), found, isOwn }) });
  });
  const isWrong = Object.keys(errors).length > 0;
  // `key` stands for other errors: what the form says at that moment is what was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isWrong || !form.current) return;
    const refused = saidIn(new FormData(form.current));
    const hear = (event: Event) => lookAgain(refused, event);
    for (const name of ["input", "change"]) document.addEventListener(name, hear);
    return () => {
      for (const name of ["input", "change"]) document.removeEventListener(name, hear);
    };
  }, [key, isWrong, form]);
  return seen.key === key ? seen.left : errors;
}
