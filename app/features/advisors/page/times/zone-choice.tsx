import { useEffect, useEffectEvent, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { LISTED_TIME_ZONES, timeZoneOptions } from "#app/features/schedule/time-zones";
import { useHydrated } from "#app/ui/hydrated";
import { chooseZone } from "#app/ui/text/browser-zone";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { OtherChoices } from "./times-choice";

/** Shows the display zone of the times and lets the viewer change it. The server renders the likely zones; the browser adds all others. */
export function ZoneChoice({ zone, advisorZone }: { zone: string; advisorZone: string }) {
  const t = useTranslations("advisors");
  const { zoneOptions } = useZoneNames();
  const isHydrated = useHydrated();
  const zones = isHydrated ? timeZoneOptions(zone) : [...new Set([zone, advisorZone, ...LISTED_TIME_ZONES, "UTC"])];
  const { select, choose } = useChoice(zone);
  return (
    <Form method="get" action="#times" replace preventScrollReset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OtherChoices but={["zone"]} />
      <label htmlFor="zone" className="text-sm text-soft">
        {t("zoneLabel")}
      </label>
      <select
        key={zone}
        id="zone"
        name="zone"
        defaultValue={zone}
        ref={select}
        onChange={choose}
        className="control control-select w-auto max-w-full max-sm:w-0 max-sm:min-w-40 max-sm:grow"
      >
        {zoneOptions(zones, LISTED_TIME_ZONES).map(({ value, label }) => (
          <option key={value} value={value} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-secondary button-small">
          {t("zoneApply")}
        </button>
      </noscript>
    </Form>
  );
}

/** Applies a selection immediately, or on hydration if it was made before that. */
function useChoice(zone: string) {
  const select = useRef<HTMLSelectElement>(null);
  function choose() {
    if (!select.current) return;
    chooseZone(select.current.value);
    select.current.form?.requestSubmit();
  }
  const begin = useEffectEvent(() => {
    if (select.current && select.current.value !== zone) choose();
  });
  useEffect(() => begin(), []);
  return { select, choose };
}
