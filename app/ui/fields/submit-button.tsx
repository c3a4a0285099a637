import { useEffect, useRef } from "react";
import { Button, type ButtonProps } from "#app/ui/button";
import { useFormState } from "./form-context";

interface SubmitButtonProps extends ButtonProps {
  /** Names of the fields that must not be blank. */
  needs?: readonly string[];
  /** What the button says while its form is on the way. */
  busyLabel?: string;
}

/** Posts its form. With `needs` it stays disabled while one of those fields is blank: before React by the page's inline script, then by itself. */
export function SubmitButton({ needs, busyLabel, children, ...rest }: SubmitButtonProps) {
  const { isSending, pressed } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = pressed === "" || pressed === `${rest.name}=${rest.value}`;
  useNeeds(button, needs?.join(" "));
  return (
    <Button {...rest} ref={button} type="submit" busy={rest.busy || isSending} data-needs={needs?.join(" ")} suppressHydrationWarning>
      {isSending && isPressed ? (busyLabel ?? children) : children}
    </Button>
  );
}

/** Writes `disabled` itself, because the inline script may already have: React would not see that and could not take it back. */
function useNeeds(button: React.RefObject<HTMLButtonElement | null>, needs: string | undefined) {
  useEffect(() => {
    const form = button.current?.form;
    if (!form || !needs) return;
    const update = () => {
      if (!button.current) return;
      const missing = needs
        .split(" ")
        .map((name) => form.elements.namedItem(name))
        .find(isBlank);
      // A button that can no longer be pressed loses the focus: it goes to what is wanted next.
      if (missing instanceof HTMLElement && document.activeElement === button.current) missing.focus();
      button.current.disabled = missing !== undefined;
    };
    const updateLater = () => queueMicrotask(update);
    update();
    form.addEventListener("input", update);
    form.addEventListener("change", update);
    form.addEventListener("reset", updateLater);
    return () => {
      form.removeEventListener("input", update);
      form.removeEventListener("change", update);
      form.removeEventListener("reset", updateLater);
    };
  });
}

function isBlank(field: Element | RadioNodeList | null) {
  if (!field) return false;
  if (field instanceof HTMLInputElement && field.type === "checkbox") return !field.checked;
  if (field instanceof HTMLInputElement && field.dataset.oneOf) return !isOneOf(document.getElementById(field.dataset.oneOf), field.value);
  return "value" in field && String(field.value).trim() === "";
}

/** Whether a text is one of a <datalist>, in any case. */
const isOneOf = (list: HTMLElement | null, text: string) =>
  list instanceof HTMLDataListElement && [...list.options].some(({ value }) => value.toLowerCase() === text.trim().toLowerCase());
