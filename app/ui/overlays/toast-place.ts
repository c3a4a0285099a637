const PLACES = ["bottom right", "bottom left", "top right", "top left"] as const;
const PRESSED = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** Puts the toasts into the first corner of the window where they cover nothing that can be pressed; at the bottom right where there is none. */
export function placeBesideButtons(region: HTMLElement) {
  const controls = [...document.querySelectorAll(PRESSED)].filter((each) => !region.contains(each) && each.checkVisibility());
  const boxes = controls.map((each) => each.getBoundingClientRect());
  const isFree = (place: string) => {
    region.dataset.place = place;
    return [...region.children].every((toast) => !boxes.some((box) => overlap(toast.getBoundingClientRect(), box)));
  };
  if (!PLACES.some(isFree)) region.dataset.place = PLACES[0];
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
