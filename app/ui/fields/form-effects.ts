import { useEffect, useRef } from "react";
import type { FieldErrors } from "#app/ui/text/message-key";

/** The first invalid control: for a group, its first option. */
const WRONG = "[aria-invalid=true], [data-wrong] input";

/** Moves the focus only for a new response: a page that arrives with messages must not grab it at hydration. */
export function useFocusOnError(form: React.RefObject<HTMLFormElement | null>, errors: FieldErrors) {
  const names = Object.keys(errors).join(" ");
  const last = useRef({ errors, names });
  useEffect(() => {
    if (last.current.errors !== errors && names) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
    last.current = { errors, names };
  });
}

/** Whoever hears what is typed, such as a preview, hears of what was typed before React, too. */
export function useTypedBefore(form: React.RefObject<HTMLFormElement | null>, isHeard: boolean) {
  useEffect(() => {
    if (!isHeard) return;
    const typed = [...(form.current?.elements ?? [])].find(
      (control) =>
        (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && control.value !== control.defaultValue,
    );
    typed?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [form, isHeard]);
}
