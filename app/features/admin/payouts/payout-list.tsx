import { useTranslations } from "use-intl";
import type { MadePayout, OwedPayout } from "#app/features/money/payout-order";
import { EmptyState } from "#app/ui/empty-state";
import { FailureAlert } from "../alert";
import { Pages } from "../dashboard/pages";
import { MadePayouts } from "./made-payouts";
import { OwedRow } from "./owed-row";
import type { PayoutAnswer } from "./payout-answer";

interface PayoutListProps {
  owed: readonly OwedPayout[];
  made: readonly MadePayout[];
  page: number;
  hasMore: boolean;
  zone: string;
  answer: PayoutAnswer | undefined;
}

/** What advisors have earned and not been paid, to be paid out, and what was. */
export function PayoutList({ owed, made, page, hasMore, zone, answer }: PayoutListProps) {
  const t = useTranslations("payouts");
  return (
    <>
      <section aria-labelledby="payouts">
        <h2 id="payouts" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1 mb-4 max-w-measure text-soft">{t("text")}</p>
        <FailureAlert alert={answer?.alert} />
        {owed.length === 0 ? (
          <EmptyState title={t("none")} text={t("noneText")} />
        ) : (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {owed.map((each) => (
              <OwedRow key={`${each.advisorId}-${each.currency}`} owed={each} reference={referenceFor(each, answer)} />
            ))}
          </ul>
        )}
        <Pages view="payouts" page={page} hasMore={hasMore} />
      </section>
      {made.length > 0 && <MadePayouts payouts={made} zone={zone} />}
    </>
  );
}

const referenceFor = ({ advisorId, currency }: OwedPayout, answer: PayoutAnswer | undefined) =>
  answer?.advisorId === advisorId && answer.currency === currency ? answer.reference : undefined;
