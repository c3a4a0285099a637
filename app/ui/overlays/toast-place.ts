const PLACES = ["bottom right", "bottom left", "top right", "top left"] as const;
const TITLES = "h1, h2";
const PRESSED = `a[href], button, input:not([type=hidden]), label, select, textarea, summary, [data-read], ${TITLES}`;
/** Controls that can be pressed, except links in text and labels. */
const BUTTONS = "button, .button, input:not([type=hidden]), select, textarea, summary, [data-bar], [role=tab]";
/** What has to be read or pressed next, whatever else is covered: submit buttons, and the price beside them. */
const VITAL = "button[type=submit], [data-read]";
/** Also what is read and pressed first: titles, tabs, and sticky bars. */
const FIRST = `${VITAL}, [data-bar], ${TITLES}, [role=tab]`;

/**
 * Places the toasts at once, and again whenever the page has moved or rendered below them so that they would cover something. Returns the
 * function that stops it. On a phone, where they are as wide as the window, they have one place: above the page, which makes room.
 */
export function placeToasts(region: HTMLElement | null) {
  if (!region) return;
  const place = () => placeAbove(region) || isFree(region, boxesBeside(region, PRESSED)) || placeBesideButtons(region);
  if (!placeAbove(region)) placeBesideButtons(region);
  const moved = new AbortController();
  const { signal } = moved;
  document.addEventListener("scroll", place, { signal, passive: true });
  addEventListener("resize", place, { signal });
  // A dialog or menu that opens or closes changes an attribute, and adds or removes no element.
  document.addEventListener("toggle", place, { signal, capture: true });
  const drawn = new MutationObserver(place);
  drawn.observe(document.body, { childList: true, subtree: true });
  // A late picture or font also moves what is below the toasts.
  const grown = new ResizeObserver(place);
  grown.observe(document.body);
  grown.observe(region);
  signal.addEventListener("abort", () => {
    leaveRoom(0);
    drawn.disconnect();
    grown.disconnect();
  });
  return () => moved.abort();
}

/** Whether toasts are as wide as the window. */
export const isOnPhone = () => matchMedia("(width < 40rem)").matches;
/** What lies over the page, so that the page cannot make room. */
const OVER_PAGE = "dialog:modal, .site-menu:popover-open";

/** Puts the toasts above the page on a phone. Returns whether that is their place now. */
function placeAbove(region: HTMLElement): boolean {
  const isAbove = isOnPhone() && !document.querySelector(OVER_PAGE);
  region.classList.toggle("toasts-above", isAbove);
  if (isAbove) putAt(region, "top right");
  leaveRoom(isAbove ? region.offsetHeight : 0);
  return isAbove;
}

const leaveRoom = (pixels: number) => document.documentElement.style.setProperty("--toasts", `${pixels}px`);

/** Distance of a toast from controls, and the step by which it moves up, in pixels. */
const BESIDE = 8;

/**
 * Puts the toasts into the first corner of the window where they cover no control. Over a dialog on a phone each corner may have
 * buttons: then into the lowest gap between them. Without a gap they cover a text link, then a title, then a choice, but
 * never a price or a submit button.
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

/** Vertically with a margin: a new toast still has its last few pixels to move. */
const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top - BESIDE < other.bottom && other.top < one.bottom + BESIDE;
