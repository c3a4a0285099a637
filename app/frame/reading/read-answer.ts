import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useRouter } from "#app/ui/connection/refresh";

const SAID = ':is(main, dialog[open]) :is([role="alert"], [role="status"])';

/**
 * Begins what a form's answer has changed of its own page where it is read from: the place that its address names, the first wrong field, or what is
 * newly said. The page may be drawn from its top again, and the button that was pressed be gone, so that nothing else would lead there. Whoever has the
 * focus elsewhere keeps it. The one place of this for all forms.
 */
export function useReadAnswer() {
  const router = useRouter();
  const { state } = useNavigation();
  const { key, pathname } = useLocation();
  const asked = useRef<{ pathname: string; said: Set<string>; pressed: string } | null>(null);
  // Heard of the router itself: React may draw a fast answer without what came before it.
  useEffect(
    () =>
      router?.subscribe(({ navigation, location }) => {
        if ((navigation.formMethod ?? "GET").toUpperCase() === "GET" || asked.current) return;
        asked.current = { pathname: location.pathname, said: new Set(saidNow().map(textOf)), pressed: pressedNow() };
      }),
    [router],
  );
  // An answer that came as a new document, of which nobody has begun to read elsewhere.
  useEffect(() => {
    if (router?.state.actionData && scrollY === 0) readFrom("", new Set(), true);
  }, [router]);
  useEffect(() => {
    const before = asked.current;
    if (!before || !router || state !== "idle" || router.state.navigation.state !== "idle" || router.state.location.key !== key) return;
    asked.current = null;
    if (before.pathname !== pathname) return;
    readFrom(router.state.location.hash.slice(1), before.said, router.state.actionData !== null, before.pressed);
  });
}

/** Toasts are seen wherever one is. */
const saidNow = () =>
  [...document.querySelectorAll<HTMLElement>(SAID)].filter((element) => textOf(element) !== "" && !element.closest(".toasts"));
const textOf = ({ textContent }: Element) => textContent?.trim() ?? "";

/** Of a form that has a name, the place of the button that has the focus: where the form is drawn anew, the same one goes on. */
function pressedNow() {
  const button = document.activeElement;
  const form = button?.closest("form[aria-labelledby]");
  if (!(form && button instanceof HTMLButtonElement)) return "";
  return `form[aria-labelledby="${CSS.escape(form.getAttribute("aria-labelledby") ?? "")}"] button[type=submit]`;
}

function readFrom(named: string, before: Set<string>, isAnswer: boolean, pressed = "") {
  const wrong = document.querySelector<HTMLElement>("main [aria-invalid=true]");
  const focused = document.activeElement;
  const isLost = !focused || focused === document.body || focused.id === "main";
  // What is said in passing leads nobody away from where they are.
  const fresh = saidNow().find((element) => {
    const isNew = !before.has(textOf(element));
    return element.role === "alert" ? isNew || isAnswer : isNew && isLost;
  });
  const place = (named && document.getElementById(named)) || wrong || fresh;
  if (place) show(place);
  if (!isLost) return;
  const again = pressed ? document.querySelector<HTMLElement>(pressed) : null;
  const start = place ?? again ?? document.querySelector<HTMLElement>("main h1");
  if (!start) return;
  if (start !== wrong && start !== again) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/** Where it is seen already, nothing moves. */
function show(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < header || bottom > innerHeight) element.scrollIntoView({ block: "center" });
}
