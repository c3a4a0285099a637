import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The form that the tick boxes of a table belong to, wherever they stand. */
export const BULK_FORM = "chosen-rows";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${BULK_FORM}]`)];

/** Ticks every row of the page, or none. */
export function chooseAll(isChosen: boolean) {
  for (const box of boxes()) box.checked = isChosen;
  boxes()[0]?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** How many rows are ticked, of how many. After each answer, what it says is ticked is. */
export function useChosen() {
  const [count, setCount] = useState({ chosen: 0, all: 0 });
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    const update = () => setCount({ chosen: boxes().filter((box) => box.checked).length, all: boxes().length });
    if (last.current !== key) for (const box of boxes()) box.checked = box.defaultChecked;
    last.current = key;
    update();
    const onChange = (event: Event) => event.target instanceof HTMLInputElement && event.target.form?.id === BULK_FORM && update();
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [key]);
  return count;
}
