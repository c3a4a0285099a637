/** What was pressed, or the field in which Enter was, as far as it is found again on the page that is drawn after it. */
export interface PressedPlace {
  element: HTMLElement;
  /** Those that looked the same at that moment, and which of them it was. */
  alike: string;
  count: number;
  index: number;
  /** What it stood in, the nearest first. */
  parts: readonly HTMLElement[];
}

const PRESSED = "main :is(button, a[href], summary), dialog button";
const FIELDS = ":is(main, dialog) :is(input, select, textarea)";
const PARTS = "section, article, fieldset, [role=tabpanel], form";

/** The button, link or field that has the focus now; null where nothing was pressed. A field is found again by its part alone. */
export function pressedPlace(): PressedPlace | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement && element.matches(`${PRESSED}, ${FIELDS}`))) return null;
  const alike = wordsOf(element);
  const all = allLike(alike);
  return { element, alike, count: all.length, index: all.indexOf(element), parts: partsAround(element) };
}

/**
 * The same button on the page as it is by now: itself, or the one that was drawn in its place. None where there are more or fewer like it than there
 * were: the one at its place may then be about something else.
 */
export function findAgain({ element, alike, count, index }: PressedPlace): HTMLElement | null {
  if (element.isConnected && isThere(element)) return element;
  const all = allLike(alike);
  return all.length === count ? (all[index] ?? null) : null;
}

/** The heading of what it stood in, the nearest that is still there. */
export function headingOfPart({ parts }: PressedPlace): HTMLElement | null {
  for (const part of parts) {
    const found = part.isConnected ? part : part.id && document.getElementById(part.id);
    const heading = found && [...found.querySelectorAll<HTMLElement>("h2, h3, h4")].find(isThere);
    if (heading) return heading;
  }
  return null;
}

const isThere = (element: HTMLElement) => element.checkVisibility() && !element.matches(":disabled");
const allLike = (words: string) =>
  [...document.querySelectorAll<HTMLElement>(PRESSED)].filter((each) => isThere(each) && wordsOf(each) === words);
const wordsOf = ({ tagName, ariaLabel, textContent }: HTMLElement) => `${tagName} ${ariaLabel ?? textContent?.trim()}`;

function partsAround(element: HTMLElement) {
  const parts: HTMLElement[] = [];
  for (let part = element.closest<HTMLElement>(PARTS); part; part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null)
    parts.push(part);
  return parts;
}
