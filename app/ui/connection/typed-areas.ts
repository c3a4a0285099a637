/**
 * Keeps what is typed into multi-line boxes until React has hydrated the page. Where the server rendered a text into such a box, React overwrites the
 * current one, and a keystroke at that moment would be appended to the old text. Call it before hydration, and the returned function afterwards.
 */
export function keepTypedAreas(page: Pick<Document, "querySelectorAll" | "addEventListener" | "removeEventListener">): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of page.querySelectorAll("textarea")) if (area.value !== area.defaultValue) typed.set(area, area.value);

  const areaOf = ({ target }: Event) => (target instanceof HTMLTextAreaElement ? target : null);
  const isLost = (area: HTMLTextAreaElement) => typed.has(area) && area.value === area.defaultValue && area.value !== typed.get(area);
  const putBack = (area: HTMLTextAreaElement) => {
    area.value = typed.get(area) ?? area.value;
  };
  const beforeInput = (event: Event) => {
    const area = areaOf(event);
    if (area && isLost(area)) putBack(area);
  };
  const onInput = (event: Event) => {
    const area = areaOf(event);
    if (area) typed.set(area, area.value);
  };
  page.addEventListener("beforeinput", beforeInput, { capture: true });
  page.addEventListener("input", onInput, { capture: true });
  return () => {
    page.removeEventListener("beforeinput", beforeInput, { capture: true });
    page.removeEventListener("input", onInput, { capture: true });
    for (const area of [...typed.keys()].filter(isLost)) {
      putBack(area);
      // Lets React's state pick up the text.
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
