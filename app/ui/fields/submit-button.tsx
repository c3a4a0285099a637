import { useEffect, useRef } from "react";
import { Button, type ButtonProps } from "#app/ui/button";
import { useFormState } from "./form-context";

interface SubmitButtonProps extends ButtonProps {
  /** Names of fields that must not be blank. */
  needs?: readonly string[];
  /** Label while its form is being submitted. */
  busyLabel?: string;
}

/** Submits its form. With `needs` it is disabled while one of those fields is blank: by the page's inline script before React, then by itself. */
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

/** Sets `disabled` itself, because the inline script may have done so already: React would not notice and could not reset it. */
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
      // A button loses the focus when it is disabled: move it to the next field needed.
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

/** Whether a text matches a <datalist> option, ignoring case. */
const isOneOf = (list: HTMLElement | null, text: string) =>
  list instanceof HTMLDataListElement && [...list.options].some(({ value }) => value.toLowerCase() === text.trim().toLowerCase());
