import { useEffect, useRef } from "react";
import { prefersStillness } from "#app/features/search/wait-at-least";

/** The id of the newest answer of a talk: a form that is posted without React leads to it. */
export const ANSWER_ID = "answer";

/** Shows a new answer from its top. Whoever writes stays in the box; whose pressed button has gone goes on at the answer. */
export function useReadFromTop(answer: number | undefined) {
  const read = useRef(answer);
  useEffect(() => {
    if (answer === undefined || answer === read.current) return;
    read.current = answer;
    const element = document.getElementById(ANSWER_ID);
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "start", behavior: prefersStillness() ? "instant" : "smooth" });
  }, [answer]);
}

/** The number of the newest answer of a talk. */
export const newestAnswer = (messages: readonly { role: "user" | "assistant"; number: number }[]) =>
  messages.findLast(({ role }) => role === "assistant")?.number;
