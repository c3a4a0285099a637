/**
 * Keeps what is typed into boxes of several lines until React has taken the page over. Where the server gave such a box a text, React writes that over whatever
 * stands there by then, and a letter typed in that moment would be set behind the old text. To be called before it begins; what it gives back is called after.
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
      // What React keeps of it hears of it now.
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
