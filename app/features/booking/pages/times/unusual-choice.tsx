import { useEffect, useRef, useState } from "react";
import { readTime } from "#app/features/schedule/wall-time";
import { useShownZone } from "#app/ui/text/formats";
import { UnusualForEither } from "./unusual-hour";

interface UnusualChoiceProps {
  /** Zone of the person choosing; empty while unknown. */
  zone: string;
  theirZone?: string | null;
  name?: string;
}

/** Placed in a form where a time is chosen or typed: warns if it is at night for either side. */
export function UnusualChoice({ zone, theirZone = null, name = "" }: UnusualChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  const own = useShownZone(zone);
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    const form = place.current?.closest("form");
    const look = () => setAt(form ? chosenIn(new FormData(form), own) : null);
    look();
    form?.addEventListener("input", look);
    return () => {
      form?.removeEventListener("input", look);
    };
  }, [own]);
  return (
    <div ref={place} role="status" className="w-full empty:hidden">
      {at && <UnusualForEither at={at} zone={own} theirZone={theirZone} name={name} />}
    </div>
  );
}

/** Returns the time the form would send: a chosen time takes precedence over a typed one, as on the server. */
function chosenIn(form: FormData, zone: string): string | null {
  const time = String(form.get("chosen_time") ?? form.get("proposed_time") ?? form.get("requested_time") ?? "");
  const read = time ? readTime(time, zone || "UTC") : null;
  return read?.ok ? new Date(read.instant).toISOString() : null;
}
