import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { StatementLine } from "#app/features/money/earnings";
import { Panel } from "#app/features/profiles/panel";
import { useNames } from "#app/languages/names";
import { Button } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { SelectField } from "#app/ui/fields/field";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";
import { lineKind } from "./line-kind";

export const MOST_SHOWN_LINES = 100;

interface StatementPanelProps {
  month: string;
  months: readonly string[];
  lines: readonly StatementLine[];
  zone: string;
}

/** The lines of one month, and the same as a CSV file. */
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
        <Lines caption={named(month)} lines={lines.slice(0, MOST_SHOWN_LINES)} zone={zone} />
      )}
      {lines.length > MOST_SHOWN_LINES && <p className="mt-3 text-sm text-soft">{t("statementMore", { count: MOST_SHOWN_LINES })}</p>}
    </Panel>
  );
}

function Lines({ caption, lines, zone }: { caption: string; lines: readonly StatementLine[]; zone: string }) {
  const t = useTranslations("advisorProfile");
  const { date, money } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled aside, the arrow keys scroll too.
    <section className="mt-6 overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th className="py-2 pr-4 font-normal">{t("columnDate")}</th>
            <th className="py-2 pr-4 font-normal">{t("columnWhat")}</th>
            <th className="py-2 pr-3 text-right font-normal">{t("columnAmount")}</th>
            <th className="py-2 text-right font-normal">{t("columnBalance")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="border-b border-line">
              <td className="py-2.5 pr-3 align-top">{date(line.at, zone)}</td>
              <td className="py-2.5 pr-3">
                <What line={line} />
              </td>
              <td className="py-2.5 pr-3 text-right tabular-nums">{money(line.amount, line.currency)}</td>
              <td className="py-2.5 text-right tabular-nums">{money(line.balance, line.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function What({ line }: { line: StatementLine }) {
  const { topicName, clientName, statementNumber, reference, reason } = line;
  const t = useTranslations("advisorProfile");
  const named = useNames();
  const kind = lineKind(line);
  if (kind === "payout")
    return (
      <>
        {statementNumber === null ? t("kind_payout") : t("payoutNumber", { number: statementNumber })}
        {reference && <span className="block text-soft">{reference}</span>}
      </>
    );
  return (
    <>
      {t(`kind_${kind}`, { topic: named(topicName ?? ""), name: clientName || t("someone") })}
      {reason && <span className="block text-soft">{reason}</span>}
    </>
  );
}
