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

/** Whether something can be done about the row of a tick box; about a row that says nothing of it everything can. */
const isFor = (intent: string, { dataset }: HTMLInputElement) => dataset.intents?.split(" ").includes(intent) !== false;

/** Leaves out of a form that is being sent the rows that are ticked and that it does nothing about. They stay ticked. */
export function leaveOthersOut(intent: string) {
  const others = boxes().filter((box) => box.checked && !box.disabled && !isFor(intent, box));
  for (const box of others) box.disabled = true;
  setTimeout(() => {
    for (const box of others) box.disabled = false;
  });
}

/** How many rows are ticked, of how many, what is posted of them, and about how many of those something can be done. After each answer, what it says is ticked is. */
export function useChosen() {
  const [count, setCount] = useState({ chosen: 0, all: 0, posted: [] as string[], countFor: (_intent: string): number => 0 });
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    const update = () => {
      const chosen = boxes().filter((box) => box.checked);
      setCount({
        ...{ chosen: chosen.length, all: boxes().length, posted: chosen.map(({ value }) => value) },
        countFor: (intent) => chosen.filter((box) => isFor(intent, box)).length,
      });
    };
    if (last.current !== key) for (const box of boxes()) box.checked = box.defaultChecked;
    last.current = key;
    update();
    const onChange = (event: Event) => event.target instanceof HTMLInputElement && event.target.form?.id === BULK_FORM && update();
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [key]);
  return count;
}
