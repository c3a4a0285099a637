import { useEffect, useState } from "react";
import { type ChoiceStep, pointerDown, pointerUp, press, reach, type WeekChoice } from "./week-choice";

/** Tracks the selection in the week grid and calls `onChosen` when it is complete. Escape cancels it. */
export function useWeekChoice(onChosen: (from: string, to: string) => void) {
  const [choice, setChoice] = useState<WeekChoice | null>(null);
  const take = ({ choice: next, chosen }: ChoiceStep) => {
    setChoice(next);
    if (chosen) onChosen(chosen.from, chosen.to);
  };
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
    press: (cell: string) => take(press(choice, cell)),
    begin: (cell: string) => setChoice((before) => pointerDown(before, cell)),
    reach: (cell: string) => setChoice((before) => reach(before, cell)),
  };
}
