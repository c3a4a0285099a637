import { useTranslations } from "use-intl";
import type { OwedPayout } from "#app/features/money/payout-order";
import type { BulkAction } from "../lists/table/bulk";
import { ChosenMoney } from "../lists/table/chosen-money";
import { Destination, Reference } from "./payout-actions";
import type { PayoutAnswer } from "./payout-answer";
import { isPayable, orderOfPayout, referenceName } from "./payout-choice";

/** Returns the bulk action that pays out all selected amounts, each with its own reference. */
export function usePayoutsActions(owed: readonly OwedPayout[], answer: PayoutAnswer | undefined): BulkAction[] {
  const t = useTranslations("payouts");
  const rows = owed.filter(isPayable).map((each) => ({
    posted: orderOfPayout(each),
    name: each.name,
    amount: each.amount,
    currency: each.currency,
    children: <ToBePaid owed={each} typed={answer?.references[referenceName(each)]} />,
  }));
  const question = {
    ...{ title: t("payOutChosenTitle"), text: t("payOutChosenText"), tone: "primary" as const },
    needs: (posted: readonly string[]) =>
      owed.filter((each) => !each.isTransferred && posted.includes(orderOfPayout(each))).map(referenceName),
    problem: answer?.chosen ? answer.alert : undefined,
  };
  const children = (
    <>
      <p className="mb-4 text-sm text-soft">{t("referenceHint")}</p>
      <ChosenMoney rows={rows} />
    </>
  );
  return [{ intent: "pay-out-chosen", label: t("payOut"), question, children }];
}

/** Destination of a payout, and its reference. */
function ToBePaid({ owed, typed }: { owed: OwedPayout; typed: string | undefined }) {
  return (
    <fieldset>
      <legend className="sr-only">{`${owed.name}, ${owed.currency}`}</legend>
      <div className="mb-3">
        <Destination owed={owed} />
      </div>
      <Reference name={referenceName(owed)} typed={typed} required={!owed.isTransferred} isOneOfSeveral />
    </fieldset>
  );
}
