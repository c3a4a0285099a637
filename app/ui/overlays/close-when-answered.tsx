import { useEffect, useRef } from "react";
import { useFormState } from "#app/ui/fields/form-context";

interface CloseWhenAnsweredProps {
  /** What is wrong is said in the dialog itself. */
  staysWhenRefused?: boolean;
  onSending?: (isSending: boolean) => void;
}

/**
 * Whatever was answered is said on the page, which a question that stays open would cover. What was typed into it is kept. It closes with the answer, and
 * not once the page has been read anew: on a slow line that is seconds later.
 */
export function CloseWhenAnswered({ staysWhenRefused = false, onSending }: CloseWhenAnsweredProps) {
  const { isSending, isTaken } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const wasSending = useRef(false);
  const isOver = isTaken || (!isSending && !staysWhenRefused);
  useEffect(() => {
    if (wasSending.current && isOver) place.current?.closest("dialog")?.close();
    wasSending.current = isSending && !isTaken;
    onSending?.(isSending);
  }, [isSending, isTaken, isOver, onSending]);
  return <span ref={place} hidden />;
}
