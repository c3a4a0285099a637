import { useEffect, useRef, useState } from "react";
import { readTime } from "#app/features/schedule/wall-time";
import { useShownZone } from "#app/ui/text/formats";
import { showTheSame } from "../both-clocks";
import { UnusualHour } from "./unusual-hour";

interface UnusualChoiceProps {
  /** Of the one who chooses; empty while it is not known. */
  zone: string;
  theirZone: string | null;
  name: string;
}

/** Stands in a form in which a time is chosen or written: says of each whether it is at night for one of the two. */
export function UnusualChoice({ zone, theirZone, name }: UnusualChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  const own = useShownZone(zone);
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const look = () => setAt(form ? chosenIn(new FormData(form), own) : null);
    look();
    form?.addEventListener("input", look);
    return () => form?.removeEventListener("input", look);
  }, [own]);
  return (
    <div ref={place} role="status" className="empty:hidden">
      {at && <UnusualHour at={at} zone={own} />}
      {at && theirZone && !showTheSame(own, theirZone, new Date(at)) && <UnusualHour at={at} zone={theirZone} name={name} />}
    </div>
  );
}

/** What the form would send: one of the times that are offered comes first, as in its answer. */
function chosenIn(form: FormData, zone: string): string | null {
  const time = String(form.get("chosen_time") ?? form.get("proposed_time") ?? "");
  const read = time ? readTime(time, zone || "UTC") : null;
  return read?.ok ? new Date(read.instant).toISOString() : null;
}
