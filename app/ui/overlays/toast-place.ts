const PLACES = ["bottom right", "bottom left", "top right", "top left"] as const;
const PRESSED = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Finds the toasts a place at once, and another whenever the page has moved or been drawn anew below them and they would cover something. Returns what ends that. */
export function placeWhereFree(region: HTMLElement | null) {
  if (!region) return;
  const place = () => isFree(region, boxesBeside(region)) || placeBesideButtons(region);
  placeBesideButtons(region);
  const moved = new AbortController();
  const { signal } = moved;
  document.addEventListener("scroll", place, { signal, passive: true });
  addEventListener("resize", place, { signal });
  const drawn = new MutationObserver(place);
  drawn.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => drawn.disconnect());
  return () => moved.abort();
}

/** How far a toast keeps away from what can be pressed, and by how much it is moved up at a time: pixels. */
const BESIDE = 8;

/**
 * Puts the toasts into the first corner of the window where they cover nothing that can be pressed. On a phone they are as wide as the window, and each
 * corner may have its buttons: then into the lowest gap between them; at the bottom right where there is none.
 */
function placeBesideButtons(region: HTMLElement) {
  const boxes = boxesBeside(region);
  const isFreeAt = (place: string, up = 0) => {
    region.dataset.place = place;
    region.style.translate = up ? `0 ${-up}px` : "";
    return isFree(region, boxes);
  };
  if (PLACES.some((place) => isFreeAt(place))) return;
  isFreeAt(PLACES[0]);
  for (let up = BESIDE, top = region.getBoundingClientRect().top; up < top; up += BESIDE) if (isFreeAt(PLACES[0], up)) return;
  isFreeAt(PLACES[0]);
}

function boxesBeside(region: HTMLElement) {
  const controls = [...document.querySelectorAll(PRESSED)].filter((each) => !region.contains(each) && each.checkVisibility());
  return controls.map((each) => each.getBoundingClientRect());
}

const isFree = (region: HTMLElement, boxes: DOMRect[]) =>
  [...region.children].every((toast) => !boxes.some((box) => overlap(toast.getBoundingClientRect(), box)));

/** A toast that has just come is still on its last few pixels. */
const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top - BESIDE < other.bottom && other.top < one.bottom + BESIDE;
