import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Form that the table's checkboxes belong to, wherever they are on the page. */
export const BULK_FORM = "chosen-rows";

const boxes = (form = BULK_FORM) => [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${form}]`)];

/** Selects or deselects all rows of the page. */
export function chooseAll(isChosen: boolean, form?: string) {
  for (const box of boxes(form)) box.checked = isChosen;
  boxes(form)[0]?.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Whether an intent applies to a checkbox's row; a row that lists no intents allows all. */
const isFor = (intent: string, { dataset }: HTMLInputElement) => dataset.intents?.split(" ").includes(intent) !== false;

/** Excludes selected rows from the current submission when the intent does not apply to them. They stay selected. */
export function leaveOthersOut(intent: string) {
  const others = boxes().filter((box) => box.checked && !box.disabled && !isFor(intent, box));
  for (const box of others) box.disabled = true;
  setTimeout(() => {
    for (const box of others) box.disabled = false;
  });
}

/** Returns the numbers of selected and of all rows, their submitted values, and a count per intent. Each navigation restores the server's selection. */
export function useChosen(form = BULK_FORM) {
  const [count, setCount] = useState({ chosen: 0, all: 0, posted: [] as string[], countFor: (_intent: string): number => 0 });
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    const update = () => {
      const chosen = boxes(form).filter((box) => box.checked);
      setCount({
        ...{ chosen: chosen.length, all: boxes(form).length, posted: chosen.map(({ value }) => value) },
        countFor: (intent) => chosen.filter((box) => isFor(intent, box)).length,
      });
    };
    if (last.current !== key) for (const box of boxes(form)) box.checked = box.defaultChecked;
    last.current = key;
    update();
    const onChange = (event: Event) => event.target instanceof HTMLInputElement && event.target.form?.id === form && update();
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, [key, form]);
  return count;
}
