import { useEffect, useRef } from "react";
import { bringChoice, keepChoice } from "./kept-choices";
import { keepWords } from "./kept-words";
import { useTakenAlong } from "./taken-along";

/** For what stands around choices of one name: the one that is made outlives another page, as words do (kept-boxes.ts), until it is sent. */
export function useKeptChoice(name: string) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) bringChoice(group.current, name);
  }, [name]);
  const isTaken = useTakenAlong();
  useEffect(
    () => () => {
      if (isTaken.current) keepWords(name, "");
    },
    [name, isTaken],
  );
  // Before React app/ui/connection/drafts-before-react.ts keeps it, under the same name.
  return {
    ref: group,
    "data-kept-choice": name,
    onInput: ({ target }: React.InputEvent<HTMLDivElement>) => keepChoice(target, name),
  };
}
