import { useEffect, useRef } from "react";
import { prefersStillness } from "#app/features/search/wait-at-least";

/** Element id of the newest answer; a form posted without React redirects to it. */
export const ANSWER_ID = "answer";

/** Own words up to this part of the window stay in sight above their answer. */
const SHORT = 1 / 3;

/** Returns the message that is answered, if it is short; otherwise the answer. */
function wordsBefore(answer: HTMLElement | null): Element | null {
  const words = answer?.previousElementSibling;
  return words instanceof HTMLElement && words.offsetHeight < innerHeight * SHORT ? words : answer;
}

/** Returns where the newest answer begins to be read, with one's own short words above it. */
export const newestWords = () => wordsBefore(document.getElementById(ANSWER_ID));

/** Scrolls to a new answer, with one's own words above it. Focus stays in the input; if the focused button is gone, the answer gets the focus. */
export function useReadFromTop(answer: number | undefined) {
  const read = useRef(answer);
  useEffect(() => {
    if (answer === undefined || answer === read.current) return;
    read.current = answer;
    const element = document.getElementById(ANSWER_ID);
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
    wordsBefore(element)?.scrollIntoView({ block: "start", behavior: prefersStillness() ? "instant" : "smooth" });
  }, [answer]);
}

/** Returns the number of the newest answer. */
export const newestAnswer = (messages: readonly { role: "user" | "assistant"; number: number }[]) =>
  messages.findLast(({ role }) => role === "assistant")?.number;
