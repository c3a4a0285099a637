import { useEffect, useState } from "react";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import type { ChosenHour } from "../chosen-hour";
import { NoteField } from "../note-field";
import { addresseeOf, TYPED_HERE } from "./carried-words";

interface TypedSoFarProps {
  hour: ChosenHour;
  /** What was just sent; undefined when the page is loaded again. */
  values: Record<string, string | undefined> | undefined;
}

/** Shows what was typed for an hour that was taken meanwhile, also after a reload, and carries it over to another time. */
export function TypedSoFar({ hour, values }: TypedSoFarProps) {
  const name = `hour ${addresseeOf(hour)} ${hour.time}`;
  const sent = values?.note;
  const [kept, setKept] = useState("");
  useEffect(() => {
    if (sent) storeText(name, sent);
    else setKept(readStoredText(name));
  }, [name, sent]);
  if (!values && !kept && !hour.earlierNote) return null;
  return (
    <div id={TYPED_HERE} className="mt-8 max-w-2xl">
      <NoteField hour={hour} given={sent ?? kept} />
      <input type="hidden" name="email" value={values?.email ?? ""} />
      <input type="hidden" name="name" value={values?.name ?? ""} />
    </div>
  );
}
