import { useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useFormState } from "#app/ui/fields/form-context";

interface CloseWhenAnsweredProps {
  /** What is wrong is said in the dialog itself. */
  staysWhenRefused?: boolean;
  onSending?: (isSending: boolean) => void;
  /** It was carried out, and the page behind shows it: what was typed is spent, and the fields begin anew (`useFreshFields`). */
  onDone: () => void;
}

/**
 * Whatever was answered is said on the page, which a question that stays open would cover. What was typed into it is kept unless it was carried out. It
 * closes with the answer, and not once the page has been read anew: on a slow line that is seconds later.
 */
export function CloseWhenAnswered({ staysWhenRefused = false, onSending, onDone }: CloseWhenAnsweredProps) {
  const { isSending, isTaken } = useFormState();
  const answer = useActionData<unknown>();
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef(answer);
  const wasOpen = useRef(false);
  const wasSending = useRef(false);
  useEffect(() => {
    // A refusal may have the page read anew, too (409); what is carried out leads on, and leaves no answer behind.
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
