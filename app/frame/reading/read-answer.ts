import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useRouter } from "#app/ui/connection/refresh";
import { findAgain, headingOfPart, type PressedPlace, pressedPlace } from "./pressed-place";

const SAID = ':is(main, dialog[open]) :is([role="alert"], [role="status"])';

interface Asked {
  pathname: string;
  isForm: boolean;
  said: Set<string>;
  pressed: PressedPlace | null;
}

/**
 * After a form's response changes its own page, moves the focus to where reading continues: the anchor in the address, the first invalid
 * field, a new message, or the pressed button; if that is gone, the heading of its section. If the page is rendered from its top, that is
 * its title. A link from the page to itself keeps the focus the same way. Focus that is elsewhere is left alone. The only place that does
 * this, for all forms.
 */
export function useReadAnswer() {
  const router = useRouter();
  const { state } = useNavigation();
  const { key, pathname } = useLocation();
  const asked = useRef<Asked | null>(null);
  // Subscribes to the router itself: React may render a fast response without the state before it.
  useEffect(
    () =>
      router?.subscribe(({ navigation, location }) => {
        if (navigation.state === "idle" || asked.current) return;
        const isForm = (navigation.formMethod ?? "GET").toUpperCase() !== "GET";
        asked.current = { pathname: location.pathname, isForm, said: new Set(saidNow().map(textOf)), pressed: pressedPlace() };
      }),
    [router],
  );
  // A response that was a new document, of which the person has not begun to read another part.
  useEffect(() => {
    if (router?.state.actionData && scrollY === 0) readFrom({ said: new Set(), pressed: null }, "", true);
  }, [router]);
  useEffect(() => {
    const before = asked.current;
    if (!before || !router || state !== "idle" || router.state.navigation.state !== "idle" || router.state.location.key !== key) return;
    asked.current = null;
    if (before.pathname !== pathname) return;
    if (before.isForm) readFrom(before, router.state.location.hash.slice(1), router.state.actionData !== null);
    else if (isFocusLost() && before.pressed) findAgain(before.pressed)?.focus({ preventScroll: true });
  });
}

/** Toasts are visible everywhere. */
const saidNow = () =>
  [...document.querySelectorAll<HTMLElement>(SAID)].filter((element) => textOf(element) !== "" && !element.closest(".toasts"));
const textOf = ({ textContent }: Element) => textContent?.trim() ?? "";

function isFocusLost() {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.id === "main";
}

function readFrom({ said, pressed }: Pick<Asked, "said" | "pressed">, named: string, isAnswer: boolean) {
  const wrong = document.querySelector<HTMLElement>("main [aria-invalid=true]");
  const isLost = isFocusLost();
  // Passing messages move nobody away from where they are.
  const fresh = saidNow().find((element) => {
    const isNew = !said.has(textOf(element));
    return element.role === "alert" ? isNew || isAnswer : isNew && isLost;
  });
  const place = (named && document.getElementById(named)) || wrong || fresh;
  const isMoved = place ? show(place) : false;
  // If the page navigates elsewhere, the focus does not stay on the button.
  if (!isLost && !(isMoved && document.activeElement === pressed?.element)) return;
  const start = place ?? whereOneIs(pressed);
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Of the button, its section and the page, returns the first that is visible now; otherwise the nearest, which is then scrolled into view. */
function whereOneIs(pressed: PressedPlace | null) {
  const title = document.querySelector<HTMLElement>("main h1");
  const near = pressed ? [findAgain(pressed), headingOfPart(pressed), title] : [title];
  const there = near.filter((each) => each !== null);
  const seen = there.find(isSeen);
  if (!seen && there[0]) show(there[0]);
  return seen ?? there[0];
}

function isSeen(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= header && bottom <= innerHeight;
}

/** Scrolls only if the element is not visible; returns whether it scrolled. An element taller than the window is aligned at its top. */
function show(element: HTMLElement) {
  if (isSeen(element)) return false;
  element.scrollIntoView({ block: element.offsetHeight > innerHeight / 2 ? "start" : "center" });
  return true;
}
