const PLACES = ["bottom right", "bottom left", "top right", "top left"] as const;
const TITLES = "h1, h2";
const PRESSED = `a[href], button, input:not([type=hidden]), label, select, textarea, summary, [data-read], ${TITLES}`;
/** What is pressed, but for links in a text and the words beside a field. */
const BUTTONS = "button, .button, input:not([type=hidden]), select, textarea, summary, [data-bar], [role=tab]";
/** What has to be read or pressed next, whatever else is covered: what sends a form, and the price beside it. */
const VITAL = "button[type=submit], [data-read]";
/** Beside that what is read and pressed first: titles, tabs, and a bar that stands where it is however far one scrolls. */
const FIRST = `${VITAL}, [data-bar], ${TITLES}, [role=tab]`;

/** Finds the toasts a place at once, and another whenever the page has moved or been drawn anew below them and they would cover something. Returns what ends that. */
export function placeWhereFree(region: HTMLElement | null) {
  if (!region) return;
  const place = () => isFree(region, boxesBeside(region, PRESSED)) || placeBesideButtons(region);
  placeBesideButtons(region);
  const moved = new AbortController();
  const { signal } = moved;
  document.addEventListener("scroll", place, { signal, passive: true });
  addEventListener("resize", place, { signal });
  // A dialog or a menu that opens or closes is an attribute, and no element that comes or goes.
  document.addEventListener("toggle", place, { signal, capture: true });
  const drawn = new MutationObserver(place);
  drawn.observe(document.body, { childList: true, subtree: true });
  // A picture or a typeface that comes late moves what stands below the toasts, too.
  const grown = new ResizeObserver(place);
  grown.observe(document.body);
  signal.addEventListener("abort", () => {
    drawn.disconnect();
    grown.disconnect();
  });
  return () => moved.abort();
}

/** How far a toast keeps away from what can be pressed, and by how much it is moved up at a time: pixels. */
const BESIDE = 8;

/**
 * Puts the toasts into the first corner of the window where they cover nothing that can be pressed. On a phone they are as wide as the window, and each
 * corner may have its buttons: then into the lowest gap between them. Where there is none they cover a link of a text, then a title, then a choice, but neither
 * a price nor what sends a form.
 */
function placeBesideButtons(region: HTMLElement) {
  if ([PRESSED, `${BUTTONS}, ${VITAL}, ${TITLES}`, `${BUTTONS}, ${VITAL}`, FIRST, VITAL].some((covered) => findPlace(region, covered)))
    return;
  putAt(region, PLACES[0]);
}

function findPlace(region: HTMLElement, covered: string): boolean {
  const boxes = boxesBeside(region, covered);
  const isFreeAt = (place: string, up = 0) => {
    putAt(region, place, up);
    return isFree(region, boxes);
  };
  if (PLACES.some((place) => isFreeAt(place))) return true;
  putAt(region, PLACES[0]);
  for (let up = BESIDE, top = region.getBoundingClientRect().top; up < top; up += BESIDE) if (isFreeAt(PLACES[0], up)) return true;
  return false;
}

function putAt(region: HTMLElement, place: string, up = 0) {
  region.classList.toggle("toasts-left", place.endsWith("left"));
  region.classList.toggle("toasts-top", place.startsWith("top"));
  region.style.translate = up ? `0 ${-up}px` : "";
}

function boxesBeside(region: HTMLElement, covered: string) {
  // Behind an open dialog nothing can be pressed.
  const within = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
  const controls = [...within.querySelectorAll(covered)].filter((each) => !region.contains(each) && each.checkVisibility());
  return controls.map((each) => each.getBoundingClientRect());
}

const isFree = (region: HTMLElement, boxes: DOMRect[]) =>
  [...region.children].every((toast) => !boxes.some((box) => overlap(toast.getBoundingClientRect(), box)));

/** A toast that has just come is still on its last few pixels. */
const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top - BESIDE < other.bottom && other.top < one.bottom + BESIDE;
