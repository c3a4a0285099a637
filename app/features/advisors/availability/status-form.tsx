import { useTranslations } from "use-intl";
import { SavedSelect } from "#app/features/autosave/saved-field";
import { SavedForm, type SavedFormAnswer } from "#app/features/autosave/saved-form";
import { Panel } from "#app/features/profiles/panel";
import { currentRules } from "#app/features/rules/current-rules";
import { bufferAfter } from "#app/features/schedule/buffer";
import { LISTED_TIME_ZONES } from "#app/features/schedule/time-zones";
import { useFormat } from "#app/ui/text/format";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import type { AdvisorFields } from "../dashboard/own-advisor";
import { buffersFrom, LEAD_TIME_OPTIONS, MAX_PER_DAY_OPTIONS, withInUse } from "./booking-rules";

interface RulesFormProps {
  fields: AdvisorFields;
  answer: SavedFormAnswer | null;
  /** Called after a field is saved. */
  onSaved: () => void;
}

interface StatusFormProps extends RulesFormProps {
  zones: readonly string[];
}

const TEXTS = {
  intent: "availability",
  savedTitle: "advisorProfile.updatedTitle",
  saved: "advisorProfile.updated",
  failed: "advisorProfile.updateFailed",
} as const;

const MINUTES_A_DAY = 1440;

/** Status and time zone; each field saves immediately (signed-in-areas.md 2 and 4). */
export function StatusForm({ fields, zones, answer, onSaved }: StatusFormProps) {
  const t = useTranslations("advisorProfile");
  const { zoneOptions } = useZoneNames();
  const advisors = useTranslations("advisors");
  const profiles = useTranslations("profiles");
  const listed = new Set<string>(LISTED_TIME_ZONES);
  const statuses = (["available", "busy", "away"] as const).map((value) => ({ value, label: advisors(`status_${value}`) }));
  return (
    <SavedForm
      {...TEXTS}
      values={fields}
      answer={answer}
      onSaved={onSaved}
      className="[&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-2"
    >
      <Panel title={t("statusTitle")} text={t("statusText")}>
        <SavedSelect name="availabilityStatus" label={t("statusLabel")} options={statuses} className="max-w-md" />
      </Panel>
      <Panel title={t("zoneTitle")} text={t("zoneText")}>
        <SavedSelect
          name="timezone"
          label={t("zoneLabel")}
          className="max-w-md"
          options={[
            { label: profiles("timeZonesFirst"), options: zoneOptions(LISTED_TIME_ZONES, LISTED_TIME_ZONES) },
            { label: profiles("timeZonesAll"), options: zoneOptions(zones.filter((zone) => !listed.has(zone))) },
          ]}
        />
      </Panel>
    </SavedForm>
  );
}

/** Buffer, lead time and daily maximum; each field saves immediately. */
export function RulesForm({ fields, answer, onSaved }: RulesFormProps) {
  const t = useTranslations("advisorProfile");
  const { duration } = useFormat();
  const { bufferMinutes: least } = currentRules();
  const bufferMinutes = String(bufferAfter(Number(fields.bufferMinutes), { bufferMinutes: least }));
  const span = (minutes: number) =>
    minutes >= MINUTES_A_DAY && minutes % MINUTES_A_DAY === 0 ? t("days", { count: minutes / MINUTES_A_DAY }) : duration(minutes);
  const minutesOf = (choices: readonly number[]) =>
    choices.map((minutes) => ({ value: String(minutes), label: minutes === 0 ? t("bufferNone") : span(minutes) }));
  const most = withInUse(MAX_PER_DAY_OPTIONS, fields.mostADay).map((count) => ({ value: String(count), label: String(count) }));
  return (
    <Panel title={t("rulesTitle")} text={t("rulesText")}>
      <SavedForm {...TEXTS} values={{ ...fields, bufferMinutes }} answer={answer} onSaved={onSaved} className="grid gap-5 sm:grid-cols-2">
        <SavedSelect name="bufferMinutes" label={t("buffer")} options={minutesOf(withInUse(buffersFrom(least), bufferMinutes))} />
        <SavedSelect name="leadTimeMinutes" label={t("alert")} options={minutesOf(withInUse(LEAD_TIME_OPTIONS, fields.leadTimeMinutes))} />
        <SavedSelect name="mostADay" label={t("mostADay")} options={[{ value: "", label: t("mostAny") }, ...most]} />
      </SavedForm>
    </Panel>
  );
}
