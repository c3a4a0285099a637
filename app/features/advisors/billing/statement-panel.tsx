import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { StatementLine } from "#app/features/money/earnings";
import { Panel } from "#app/features/profiles/panel";
import { Button } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { SelectField } from "#app/ui/fields/field";
import { Icon } from "#app/ui/icon";
import { useFormatter } from "#app/ui/text/formats";
import { StatementLines } from "./statement-lines";

export const MAX_SHOWN_LINES = 100;

interface StatementPanelProps {
  month: string;
  months: readonly string[];
  lines: readonly StatementLine[];
  zone: string;
}

/** The lines of one month, with a link to download them as a CSV file. */
export function StatementPanel({ month, months, lines, zone }: StatementPanelProps) {
  const t = useTranslations("advisorProfile");
  const format = useFormatter();
  const named = (each: string) => format.dateTime(new Date(`${each}-15T12:00Z`), { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Panel title={t("statementsTitle")} text={t("statementsText")}>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <SelectField
          key={month}
          name="month"
          label={t("statementMonth")}
          options={months.map((value) => ({ value, label: named(value) }))}
          defaultValue={month}
          className="w-56"
        />
        <Button type="submit" variant="secondary">
          {t("statementShow")}
        </Button>
        <a
          href={`/files/statements/${month}.csv`}
          download
          className={buttonClass("secondary")}
          aria-label={t("statementCsvLabel", { month: named(month) })}
        >
          <Icon name="download" />
          {t("statementCsv")}
        </a>
      </Form>
      {lines.length === 0 ? (
        <p className="mt-6 text-soft">{t("statementNone")}</p>
      ) : (
        <StatementLines caption={named(month)} lines={lines.slice(0, MAX_SHOWN_LINES)} zone={zone} />
      )}
      {lines.length > MAX_SHOWN_LINES && <p className="mt-3 text-sm text-soft">{t("statementMore", { count: MAX_SHOWN_LINES })}</p>}
    </Panel>
  );
}
