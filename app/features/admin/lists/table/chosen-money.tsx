import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import { useFormatter } from "#app/ui/text/formats";
import { sumsByCurrency } from "./sums-by-currency";
import { useChosen } from "./use-chosen";

export interface MoneyRow {
  /** Value of the row's checkbox. */
  posted: string;
  name: string;
  /** In minor units. */
  amount: number;
  currency: string;
  /** Details and input fields of the row. */
  children?: React.ReactNode;
}

/** Names and amounts of the selected rows, with their totals. Without JavaScript the selection is unknown, so all rows are listed. */
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
