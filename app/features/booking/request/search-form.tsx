import { useLocale, useTranslations } from "use-intl";
import { categories, hasSpecifiedCategories } from "#app/features/catalog/categories";
import { currentRules } from "#app/features/rules/current-rules";
import { usualDuration } from "#app/features/schedule/durations";
import type { TimeChoice } from "#app/features/schedule/wall-time";
import { ZoneField } from "#app/features/schedule/zone-field";
import { useNames } from "#app/languages/names";
import { ComboboxField } from "#app/ui/fields/combobox";
import { RadioField, SelectField, TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { RadioGroup } from "#app/ui/fields/radio-group";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import type { FieldErrors } from "#app/ui/text/message-key";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { ZoneName } from "#app/ui/text/zone-switch";
import { Moment } from "../pages/start-time-display";
import { UnusualChoice } from "../pages/times/unusual-choice";
import { DEFAULT_URGENCY } from "../pricing";
import { matchFormSchema } from "../schema";
import type { SearchValues } from "./booking-page-answer";

interface SearchFormProps {
  topics: { name: string; category: string }[];
  values: Partial<SearchValues>;
  errors: FieldErrors;
  /** The two instants the time may mean, when the clocks change then. */
  choices: TimeChoice[];
  /** Time zone of the profile; empty while none is chosen. */
  zone: string;
  /** Minimum of the time field; null while the zone is not known. */
  earliest: string | null;
  leadingSlug: string | null;
}

/** The search form of /book-consultation: what the client needs and when (signed-in-areas.md 2). */
export function SearchForm({ topics, values, errors, choices, zone, earliest, leadingSlug }: SearchFormProps) {
  const t = useTranslations("booking");
  const { zoneInWords } = useZoneNames();
  const format = useFormat();
  const shownZone = values.time_zone || zone;
  const named = useNames();
  const locale = useLocale();
  const options = topics
    .map((topic) => ({ label: named(topic.name), note: named(categories().find(({ id }) => id === topic.category)?.name ?? "") }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <PostForm action="/book-consultation#results" errors={errors} schema={matchFormSchema} className="space-y-5">
      {leadingSlug && <input type="hidden" name="advisor" value={leadingSlug} />}
      {!zone && <ZoneField given={values.time_zone} />}
      <ComboboxField
        name="requested_topic"
        label={t("topic")}
        hint={t("topicHint")}
        placeholder={hasSpecifiedCategories() ? t("topicPlaceholder") : options[0] && t("topicPlaceholderOwn", { topic: options[0].label })}
        options={options}
        defaultValue={named(values.requested_topic ?? "")}
        required
      />
      <TextField
        name="requested_time"
        label={t("preferredTime")}
        hint={t.rich("preferredTimeHint", {
          zone: () => (shownZone ? zoneInWords(shownZone) : <ZoneName key="zone">{t("yourZone")}</ZoneName>),
        })}
        type="datetime-local"
        min={earliest ?? undefined}
        defaultValue={values.requested_time ?? ""}
      />
      <UnusualChoice zone={shownZone} />
      {choices.length > 0 && (
        <RadioGroup
          name="meant_time"
          legend={t("meantTime")}
          legendClassName="sr-only"
          className="rounded border border-brass bg-brass-wash px-4 py-2"
        >
          {choices.map(({ instant, value }) => (
            <RadioField key={value} name="meant_time" value={value} label={<Moment at={new Date(instant)} zone={shownZone} />} />
          ))}
        </RadioGroup>
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <SelectField
          name="duration_minutes"
          label={t("duration")}
          options={currentRules().durations.map((minutes) => ({ value: String(minutes), label: format.duration(minutes) }))}
          defaultValue={values.duration_minutes ?? String(usualDuration(currentRules()))}
        />
        {currentRules().rushPercent > 0 && (
          <SelectField
            name="urgency"
            label={t("urgency")}
            hint={t("urgencyHint")}
            options={[
              { value: "normal", label: t("urgencyNormal") },
              { value: "rush", label: t("urgencyRush", { percent: currentRules().rushPercent }) },
            ]}
            defaultValue={values.urgency ?? DEFAULT_URGENCY}
          />
        )}
      </div>
      <SubmitButton needs={["requested_topic"]} busyLabel={t("finding")} className="w-full" name="intent" value="find">
        {t("find")}
      </SubmitButton>
    </PostForm>
  );
}
