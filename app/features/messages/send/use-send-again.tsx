import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readStoredText } from "#app/ui/fields/stored-text";
import type { PostAnswer } from "../thread/thread-view";
import { unsentName } from "./box-of-messages";

/** Error of a first message that could not be sent because the connection was down. */
export const UNSENT_QUESTION = "messages.unsent";

const AGAIN_MS = 5000;
const UNSENT: PostAnswer = { ok: false, key: null, text: "", errors: { form: UNSENT_QUESTION } };

/**
 * Sends a first message that could not be sent once there is a connection, after a reload, too; the form's key prevents duplicates, and once it has arrived the
 * page is that of the thread. Returns the answer to show.
 */
export function useSendAgain(box: React.RefObject<HTMLTextAreaElement | null>, refused: PostAnswer | undefined) {
  const { search } = useLocation();
  const [wasUnsent, setWasUnsent] = useState(false);
  useEffect(() => setWasUnsent(readStoredText(unsentName(search)) !== ""), [search]);
  const answer = refused ?? (wasUnsent ? UNSENT : undefined);
  const isUnsent = answer?.ok === false && answer.errors.form === UNSENT_QUESTION;
  useEffect(() => {
    if (!isUnsent) return;
    const send = () => navigator.onLine && box.current?.value.trim() && box.current.form?.requestSubmit();
    // After a reload the text is put back into the box first.
    const soon = setTimeout(send, refused ? AGAIN_MS : 0);
    addEventListener("online", send);
    const timer = setInterval(send, AGAIN_MS);
    return () => {
      clearTimeout(soon);
      removeEventListener("online", send);
      clearInterval(timer);
    };
  }, [box, isUnsent, refused]);
  return answer;
}
