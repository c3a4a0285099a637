/** Id of the heading above what a search has found. */
export const ANSWER = "advisors";

/**
 * Returns what brings the answer to a sent search into view, with the focus, once it is there: where it begins in the lower half of the
 * window or below it, unless its reader has scrolled meanwhile, or types on.
 */
export function showAnswerLater(box: HTMLInputElement | null) {
  const [from, words] = [scrollY, box?.value];
  return () => requestAnimationFrame(() => requestAnimationFrame(() => showAnswer()));

  function showAnswer() {
    const heading = document.getElementById(ANSWER);
    const isElsewhere = Math.abs(scrollY - from) > 1 || box?.value !== words;
    if (!heading || isElsewhere || heading.getBoundingClientRect().top < innerHeight / 2) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }
}
