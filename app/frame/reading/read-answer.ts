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
 * Begins what a form's answer has changed of its own page where it is read from: the place that its address names, the first wrong field, what is
 * newly said, or the button that was pressed; where that is gone, the heading of the part it stood in. The page may be drawn from its top again, and
 * then its title is what there is to begin with. A link of the page to itself that is drawn anew keeps the focus in the same way. Whoever has it
 * elsewhere keeps it. The one place of this for all forms.
 */
export function useReadAnswer() {
  const router = useRouter();
  const { state } = useNavigation();
  const { key, pathname } = useLocation();
  const asked = useRef<Asked | null>(null);
  // Heard of the router itself: React may draw a fast answer without what came before it.
  useEffect(
    () =>
      router?.subscribe(({ navigation, location }) => {
        if (navigation.state === "idle" || asked.current) return;
        const isForm = (navigation.formMethod ?? "GET").toUpperCase() !== "GET";
        asked.current = { pathname: location.pathname, isForm, said: new Set(saidNow().map(textOf)), pressed: pressedPlace() };
      }),
    [router],
  );
  // An answer that came as a new document, of which nobody has begun to read elsewhere.
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

/** Toasts are seen wherever one is. */
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
  // What is said in passing leads nobody away from where they are.
  const fresh = saidNow().find((element) => {
    const isNew = !said.has(textOf(element));
    return element.role === "alert" ? isNew || isAnswer : isNew && isLost;
  });
  const place = (named && document.getElementById(named)) || wrong || fresh;
  const isMoved = place ? show(place) : false;
  // Where the page is led elsewhere, the focus does not stay behind on the button.
  if (!isLost && !(isMoved && document.activeElement === pressed?.element)) return;
  const start = place ?? whereOneIs(pressed);
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Of the button, its part and the page, what is seen from where the page stands now; else the nearest, which is then shown. */
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

/** Where it is seen already, nothing moves: answers whether something has. What is higher than the window is begun at its top. */
function show(element: HTMLElement) {
  if (isSeen(element)) return false;
  element.scrollIntoView({ block: element.offsetHeight > innerHeight / 2 ? "start" : "center" });
  return true;
}
