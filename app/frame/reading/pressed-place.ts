/** The pressed element, or the field in which Enter was pressed, with what identifies it on the next render. */
export interface PressedPlace {
  element: HTMLElement;
  /** Tag and label shared by all elements that looked the same then; `count` and `index` locate this one. */
  alike: string;
  count: number;
  index: number;
  /** Its ancestors, nearest first. */
  parts: readonly HTMLElement[];
}

const PRESSED = "main :is(button, a[href], summary), dialog button";
const FIELDS = ":is(main, dialog) :is(input, select, textarea)";
const PARTS = "section, article, fieldset, [role=tabpanel], form";

/** Returns the focused button, link or field; null if nothing was pressed. A field is found again only by its ancestors. */
export function pressedPlace(): PressedPlace | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement && element.matches(`${PRESSED}, ${FIELDS}`))) return null;
  const alike = wordsOf(element);
  const all = allLike(alike);
  return { element, alike, count: all.length, index: all.indexOf(element), parts: partsAround(element) };
}

/**
 * Finds the same button on the current page: itself, or its replacement. Null if the number of similar ones has changed: the one in its
 * place may be about something else.
 */
export function findAgain({ element, alike, count, index }: PressedPlace): HTMLElement | null {
  if (element.isConnected && isThere(element)) return element;
  const all = allLike(alike);
  return all.length === count ? (all[index] ?? null) : null;
}

/** Returns the heading of its nearest ancestor that is still there. */
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
