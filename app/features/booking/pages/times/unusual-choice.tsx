import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { readTime } from "#app/features/schedule/wall-time";
import { useShownZone } from "#app/ui/text/formats";
import { showTheSame } from "../both-clocks";
import { UnusualHour, useUnusualHours } from "./unusual-hour";

interface UnusualChoiceProps {
  /** Zone of the person choosing; empty while unknown. */
  zone: string;
  theirZone: string | null;
  name: string;
  /** Label of the button that sends the form. */
  sendLabel: string;
}

/** Placed in a form where a time is chosen or typed: warns if it is at night for either side, and asks before sending one that is at night for the person. */
export function UnusualChoice({ zone, theirZone, name, sendLabel }: UnusualChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  const own = useShownZone(zone);
  const [at, setAt] = useState<string | null>(null);
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const asked = useRef<string | null>(null);
  const isUnusual = useUnusualHours();
  const t = useTranslations("booking");
  useEffect(() => {
    const form = place.current?.closest("form");
    const look = () => setAt(form ? chosenIn(new FormData(form), own) : null);
    // Before React's own handler: the first press on an hour of one's night only asks, the second sends.
    const ask = (event: SubmitEvent) => {
      const chosen = form ? chosenIn(new FormData(form), own) : null;
      if (!chosen || chosen === asked.current || !isUnusual(chosen, own)) return;
      asked.current = chosen;
      event.preventDefault();
      event.stopPropagation();
      setAt(chosen);
      setAskedAt(chosen);
      place.current?.focus();
    };
    look();
    form?.addEventListener("input", look);
    form?.addEventListener("submit", ask);
    return () => {
      form?.removeEventListener("input", look);
      form?.removeEventListener("submit", ask);
    };
  }, [own, isUnusual]);
  return (
    <div ref={place} role="status" tabIndex={-1} className="empty:hidden">
      {at && <UnusualHour at={at} zone={own} />}
      {at && theirZone && !showTheSame(own, theirZone, new Date(at)) && <UnusualHour at={at} zone={theirZone} name={name} />}
      {at && at === askedAt && <p className="mt-1 font-semibold">{t("unusualHourAgain", { send: sendLabel })}</p>}
    </div>
  );
}

/** Returns the time the form would send: a chosen time takes precedence over a typed one, as on the server. */
function chosenIn(form: FormData, zone: string): string | null {
  const time = String(form.get("chosen_time") ?? form.get("proposed_time") ?? "");
  const read = time ? readTime(time, zone || "UTC") : null;
  return read?.ok ? new Date(read.instant).toISOString() : null;
}
