import { useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/fields/field";
import { useMended } from "#app/ui/fields/mended";
import type { FieldErrors } from "#app/ui/text/message-key";
import { useZoneNames } from "#app/ui/text/use-zone-names";
import { TrendCard } from "./trend-card";
import { TREND_STEPS } from "./trend-range";
import type { TrendsView } from "./trends";

/** Figures over the range in the query string, compared with the previous period, each with a link to act on it. */
export function TrendsBoard({ view }: { view: TrendsView }) {
  const t = useTranslations("dashboard");
  const { zoneInWords } = useZoneNames();
  return (
    <section aria-labelledby="trends" className="mt-10">
      <h2 id="trends" className="text-2xl">
        {t("trendsTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-sm text-soft">{t("trendsZone", { zone: zoneInWords(view.zone) })}</p>
      <RangeForm view={view} />
      <div className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {view.trends.map((trend) => (
          <TrendCard key={trend.name} trend={trend} view={view} />
        ))}
      </div>
    </section>
  );
}

const NOTHING_WRONG: FieldErrors = {};

function RangeForm({ view: { range } }: { view: TrendsView }) {
  const t = useTranslations("dashboard");
  const days = range.refused ?? range;
  const form = useRef<HTMLFormElement>(null);
  const errors = useMended(form, range.refused?.errors ?? NOTHING_WRONG);
  return (
    <Form
      ref={form}
      // Remounts the form when the range changes: its uncontrolled fields would keep the old values.
      key={`${range.by} ${days.from} ${days.to}`}
      method="get"
      action="/admin"
      preventScrollReset
      className="flex flex-wrap items-start gap-3"
    >
      <SelectField
        name="by"
        label={t("trendsBy")}
        defaultValue={range.by}
        options={TREND_STEPS.map((value) => ({ value, label: t(`by_${value}`) }))}
      />
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type="date"
          label={t(name === "from" ? "trendsFrom" : "trendsTo")}
          defaultValue={days[name]}
          error={errors[name]}
          className="max-w-64"
        />
      ))}
      <div className="field">
        {/* In line with the fields, whatever is written below one of them. */}
        <span className="field-label" aria-hidden="true">
          &nbsp;
        </span>
        <Button type="submit" variant="secondary">
          {t("trendsShow")}
        </Button>
      </div>
    </Form>
  );
}
