import { useTranslations } from "use-intl";
import type { StatementLine } from "#app/features/money/earnings";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { useFormat } from "#app/ui/text/format";
import { lineKind } from "./line-kind";

/** The lines of a month as a table that scrolls sideways when too wide. */
export function StatementLines({ caption, lines, zone }: { caption: string; lines: readonly StatementLine[]; zone: string }) {
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
  const written = useWrittenLanguage();
  const kind = lineKind(line);
  if (kind === "payout" || kind === "payoutBack" || kind === "payoutOnTheWay")
    return (
      <>
        {statementNumber === null ? t(`kind_${kind}`) : t(`${kind}Number`, { number: statementNumber })}
        {reference && <span className="block text-soft">{reference}</span>}
      </>
    );
  return (
    <>
      {t(`kind_${kind}`, { topic: named(topicName ?? ""), name: clientName || t("someone") })}
      {reason && (
        <span {...written(reason)} className="block text-soft">
          {reason}
        </span>
      )}
    </>
  );
}
