import { useEffect, useRef } from "react";
import { restoreChoice, storeChoice } from "./kept-choices";
import { keepWords } from "./kept-words";
import { useTakenAlong } from "./taken-along";

/** For the container of choices of one name: the choice made survives another page, like texts (kept-boxes.ts), until it is sent. */
export function useKeptChoice(name: string) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) restoreChoice(group.current, name);
  }, [name]);
  const isTaken = useTakenAlong();
  useEffect(
    () => () => {
      if (isTaken.current) keepWords(name, "");
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
