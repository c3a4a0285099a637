import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useFormState } from "#app/ui/fields/form-context";

interface CloseWhenAnsweredProps {
  /** Errors are shown inside the dialog. */
  staysWhenRefused?: boolean;
  onSending?: (isSending: boolean) => void;
  /** The action succeeded and the page behind shows it: the typed text is used up, and the fields are reset (`useFreshFields`). */
  onDone: () => void;
}

/**
 * Closes a dialog once its form is answered: the response is shown on the page, which an open dialog would cover. Typed text is kept unless
 * the action succeeded. It closes with the response and not after the reload, which takes seconds on a slow line.
 */
export function CloseWhenAnswered({ staysWhenRefused = false, onSending, onDone }: CloseWhenAnsweredProps) {
  const { isSending, isTaken } = useFormState();
  const answer = useActionData<unknown>();
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef(answer);
  const wasOpen = useRef(false);
  const wasSending = useRef(false);
  useEffect(() => {
    // A rejection may also reload the page (409); a success redirects, and leaves no response behind.
    const isRefused = answer !== undefined && answer !== known.current;
    const isOver = isTaken ? !(isRefused && staysWhenRefused) : !isSending && !staysWhenRefused;
    if (wasOpen.current && isOver) place.current?.closest("dialog")?.close();
    wasOpen.current = isSending && !isTaken;
    onSending?.(isSending);
    if (wasSending.current && !isSending && answer === undefined) onDone();
    wasSending.current = isSending;
    if (!isSending) known.current = answer;
  }, [isSending, isTaken, answer, staysWhenRefused, onSending, onDone]);
  return <span ref={place} hidden />;
}
