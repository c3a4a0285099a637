import { useEffect, useRef, useState } from "react";
import { type ChoiceStep, isDoubleTap, pointerDown, pointerUp, press, reach, type Tap, type WeekChoice } from "./week-choice";

/** Tracks the selection in the week grid and calls `onChosen` when it is complete. Escape or `cancel` drops it, and so does another `undone`. */
export function useWeekChoice(onChosen: (from: string, to: string) => void, undone: object | null) {
  const [choice, setChoice] = useState<WeekChoice | null>(null);
  const take = ({ choice: next, chosen }: ChoiceStep) => {
    setChoice(next);
    if (chosen) onChosen(chosen.from, chosen.to);
  };
  const last = useRef<Tap | null>(null);
  useEffect(() => {
    if (undone) setChoice(null);
  }, [undone]);
  useEffect(() => {
    if (!choice) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setChoice(null);
    const onUp = () => take(pointerUp(choice));
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerup", onUp);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerup", onUp);
    };
  });
  return {
    choice,
    press: (tap: Tap) => {
      const isDouble = isDoubleTap(last.current, tap);
      last.current = tap;
      if (!isDouble) take(press(choice, tap.cell));
    },
    cancel: () => setChoice(null),
    begin: (cell: string) => setChoice((before) => pointerDown(before, cell)),
    reach: (cell: string) => setChoice((before) => reach(before, cell)),
  };
}
