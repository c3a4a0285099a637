import { useEffect, useRef } from "react";
import { useActionData, useLocation, useNavigation } from "react-router";
import { gotNoResponse } from "#app/ui/connection/connection";
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
 * the action succeeded. It closes with the response and not after the reload, which takes seconds on a slow line; without a response it stays open for another try.
 */
export function CloseWhenAnswered({ staysWhenRefused = false, onSending, onDone }: CloseWhenAnsweredProps) {
  const { isSending, isTaken, sent, ended } = useFormState();
  const answer = useActionData<unknown>();
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef(answer);
  const closedFor = useRef(sent);
  const doneFor = useRef(ended);
  useEffect(() => {
    // A rejection may also reload the page (409); a success redirects, and leaves no response behind.
    const isRefused = answer !== undefined && answer !== known.current;
    if (sent > closedFor.current && (isTaken || ended === sent)) {
      closedFor.current = sent;
      if (!(isRefused && staysWhenRefused) && !gotNoResponse(next?.key ?? key)) place.current?.closest("dialog")?.close();
    }
    onSending?.(isSending);
    if (ended > doneFor.current && answer === undefined && !gotNoResponse(key)) onDone();
    doneFor.current = ended;
    if (!isSending) known.current = answer;
  }, [isSending, isTaken, sent, ended, answer, key, next, staysWhenRefused, onSending, onDone]);
  return <span ref={place} hidden />;
}
