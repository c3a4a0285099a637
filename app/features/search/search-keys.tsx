/**
 * Key handler for the search box and each result link: arrow keys move through them; Enter follows the focused link. Letters go to the box, whatever has the
 * focus, and steps made before there are results wait for them (`takeStepsMade`).
 */
export function moveInList(event: React.KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const panel = event.currentTarget.closest<HTMLElement>("[data-search]");
  if (!panel || event.defaultPrevented) return;
  if (step === undefined) return typeInBox(panel, event);
  const stops = stopsIn(panel);
  const at = stops.indexOf(event.currentTarget);
  const target = stops[at + step];
  if (at === 0 && stops.length === 1) panel.dataset.steps = String(Math.max(0, stepsMade(panel) + step));
  if (at === -1 || !target) return;
  event.preventDefault();
  target.focus();
}

/** Takes the steps down that were made in the box before there were results. */
export function takeStepsMade(panel: HTMLElement | null | undefined) {
  if (!panel || stepsMade(panel) === 0) return;
  const [box, ...found] = stopsIn(panel);
  if (found.length === 0) return;
  if (document.activeElement === box) found[Math.min(stepsMade(panel), found.length) - 1]?.focus();
  delete panel.dataset.steps;
}

const stepsMade = ({ dataset }: HTMLElement) => Number(dataset.steps ?? 0);

const stopsIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>("input[type=search], [data-found]")];

/** Moves the focus to the box before a letter, which the browser then writes there, or before it takes one away. */
function typeInBox(panel: HTMLElement, { key, currentTarget, ctrlKey, metaKey, altKey }: React.KeyboardEvent<HTMLElement>) {
  const box = panel.querySelector<HTMLInputElement>("input[type=search]");
  const isTyped = ([...key].length === 1 && key !== " ") || key === "Backspace";
  if (!box || box === currentTarget || !isTyped || ctrlKey || metaKey || altKey) return;
  box.focus();
  box.setSelectionRange(box.value.length, box.value.length);
}
