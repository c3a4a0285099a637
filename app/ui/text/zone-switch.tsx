import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { SelectField } from "../fields/field";
import { Dialog } from "../overlays/dialog";
import { browserZone, chooseZone, ownZone } from "./browser-zone";
import { useOwnZone, useShownZone } from "./formats";
import { useZoneNames } from "./use-zone-names";

/** Shows the zone of the times and how to change it: in the profile for people who have one there, otherwise in this browser. */
export function ZoneSwitch() {
  const t = useTranslations("ui");
  const isOwn = useOwnZone() !== "";
  const [isOpen, setOpen] = useState(false);
  const named = (
    <>
      {t("timesIn")} <ZoneName />
    </>
  );
  if (isOwn)
    return (
      <Link to="/profile/preferences" className="zone-switch">
        {named}
      </Link>
    );
  return (
    <>
      <button type="button" data-replay="" className="zone-switch" onClick={() => setOpen(true)}>
        {named}
      </button>
      {isOpen && <ZoneDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Name of the zone in which times are shown; until the browser reports it, the text for it. */
export function ZoneName({ children = "" }: { children?: string }) {
  const zone = useShownZone("");
  const { zoneInWords } = useZoneNames();
  return (
    <span data-zone="" suppressHydrationWarning>
      {zone ? zoneInWords(zone) : children}
    </span>
  );
}

function ZoneDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("ui");
  const { zoneOptions } = useZoneNames();
  const own = ownZone();
  const zones = [...new Set([own, browserZone(), ...Intl.supportedValuesOf("timeZone"), "UTC"])];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("zoneTitle")} description={t("zoneText")}>
      <SelectField
        name="zone"
        label={t("zone")}
        options={zoneOptions(zones, [...new Set([own, browserZone()])]).map(({ value, label }) => ({
          value,
          label: value === own ? t("zoneHere", { zone: label }) : label,
        }))}
        defaultValue={browserZone()}
        onChange={(event) => chooseZone(event.currentTarget.value)}
      />
    </Dialog>
  );
}
