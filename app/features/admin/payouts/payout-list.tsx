import { useTranslations } from "use-intl";
import type { MadePayout, OwedPayout } from "#app/features/money/payout-order";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime, useFormat } from "#app/ui/text/format";
import type { ShownPage } from "../lists/list-count";
import { ListSection } from "../lists/list-section";
import type { ListParams } from "../lists/list-shapes";
import { ListTable } from "../lists/table/list-table";
import type { UndoableBulk } from "../undo/bulk-undo";
import { usePayoutsActions } from "./chosen-payouts";
import { MadePayouts } from "./made-payouts";
import { Destination, usePayoutActions } from "./payout-actions";
import type { PayoutAnswer } from "./payout-answer";
import { chosenPayouts, isPayable, orderOfPayout, payoutId } from "./payout-choice";

interface PayoutListProps {
  owed: readonly OwedPayout[];
  made: readonly MadePayout[];
  params: ListParams<"payouts">;
  shown: ShownPage;
  total: number;
  zone: string;
  undoable: readonly UndoableBulk[];
  answer: PayoutAnswer | undefined;
}

/** Amounts owed to advisors, with payout actions, and the latest payouts. */
export function PayoutList({ owed, made, params, shown, total, zone, undoable, answer }: PayoutListProps) {
  const t = useTranslations("payouts");
  const named = new Map([
    ...owed.map((each) => [payoutId(each), `${each.name}, ${each.currency}`] as const),
    ...made.map(({ id, number, name }) => [id, t("madeTo", { number, name })] as const),
  ]);
  return (
    <>
      <ListSection
        name="payouts"
        id="payouts"
        title={t("title")}
        text={t("text")}
        searchLabel={t("search")}
        params={params}
        shown={shown}
        total={total}
        rows={owed.length}
        found={t("noneFound")}
        none={t("none")}
        noneText={t("noneText")}
        alert={answer?.alert}
        outcome={answer?.outcome}
        undoable={undoable}
        nameOf={(id) => named.get(id)}
      >
        <OwedTable owed={owed} params={params} zone={zone} answer={answer} />
      </ListSection>
      {made.length > 0 && <MadePayouts payouts={made} zone={zone} />}
    </>
  );
}

function OwedTable({ owed, params, zone, answer }: Pick<PayoutListProps, "owed" | "params" | "zone" | "answer">) {
  const t = useTranslations("payouts");
  const words = useTranslations("lists");
  const { money } = useFormat();
  return (
    <ListTable
      name="payouts"
      label={t("title")}
      params={params}
      rows={owed}
      idOf={payoutId}
      nameOf={({ name, currency }) => `${name}, ${currency}`}
      columns={[
        {
          ...{ head: words("advisor"), sort: "advisor" },
          cell: ({ name, email, leavesAt }) => (
            <>
              <span className="font-medium">{name}</span>
              <EmailAddress address={email} className="list-below" />
              {leavesAt && (
                <span className="list-below">{t.rich("leavesOn", { time: () => <LocalTime key="time" at={leavesAt} zone={zone} /> })}</span>
              )}
            </>
          ),
        },
        { head: words("goesTo"), cell: (each) => <Destination owed={each} /> },
        {
          ...{ head: words("value"), sort: "value", isFigure: true },
          cell: ({ amount, waiting, currency }) => (
            <>
              {money(amount, currency)}
              {!money(amount, currency).includes(currency) && <span className="list-below">{currency}</span>}
              {waiting > 0 && <span className="list-below">{t("waits", { amount: money(waiting, currency) })}</span>}
            </>
          ),
        },
      ]}
      actionsOf={usePayoutActions(answer)}
      bulk={{
        field: "payouts",
        actions: usePayoutsActions(owed, answer),
        chosen: chosenPayouts(answer?.chosen),
        postedOf: orderOfPayout,
        isChoosable: isPayable,
        fields: { key: owed[0]?.requestKey ?? "" },
      }}
    />
  );
}
