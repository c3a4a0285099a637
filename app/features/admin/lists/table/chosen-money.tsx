import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";
import { sumsByCurrency } from "./sums-by-currency";
import { useChosen } from "./use-chosen";

export interface MoneyRow {
  /** What its tick box posts. */
  posted: string;
  name: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** What is said or asked of it. */
  children?: React.ReactNode;
}

/** Whose money a question is about, how much of each and how much together. Before there is a script nobody knows which are ticked: all stand there. */
export function ChosenMoney({ rows }: { rows: readonly MoneyRow[] }) {
  const t = useTranslations("lists");
  const { money, sums } = useFormat();
  const format = useFormatter();
  const { posted } = useChosen();
  const shown = posted.length === 0 ? rows : rows.filter((row) => posted.includes(row.posted));
  const together = format.list(sums(sumsByCurrency(shown)));
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto]">
        {shown.map(({ posted: row, name, amount, currency, children }) => (
          <Fragment key={row}>
            <dt className="border-t border-line py-2 font-medium break-words">{name}</dt>
            <dd className="border-t border-line py-2 pl-4 text-right tabular-nums">{money(amount, currency)}</dd>
            {children && <dd className="col-span-2 pb-4">{children}</dd>}
          </Fragment>
        ))}
      </dl>
      {posted.length > 0 && <p className="border-t border-line py-2 font-semibold tabular-nums">{t("together", { sums: together })}</p>}
    </>
  );
}
