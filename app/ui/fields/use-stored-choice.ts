import { useEffect, useRef } from "react";
import { restoreChoice, storeChoice } from "./stored-choices";
import { storeText } from "./stored-text";
import { useTakenAlong } from "./taken-along";

/** For the container of choices of one name: the choice made survives another page, like texts (kept-boxes.ts), until it is sent. */
export function useStoredChoice(name: string) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) restoreChoice(group.current, name);
  }, [name]);
  const isTaken = useTakenAlong();
  useEffect(
    () => () => {
      if (isTaken.current) storeText(name, "");
    },
    [name, isTaken],
  );
  // Before React, app/ui/connection/drafts-before-react.ts stores it under the same name.
  return {
    ref: group,
    "data-kept-choice": name,
    onInput: ({ target }: React.InputEvent<HTMLDivElement>) => storeChoice(target, name),
  };
}
