import { useTranslations } from "use-intl";
import type { MadePayout, OwedPayout } from "#app/features/money/payout-order";
import { Button } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { Pages } from "../dashboard/pages";
import { MadePayouts } from "./made-payouts";
import type { PayoutAnswer } from "./payout-answer";
import { REFERENCE_MAX_CHARACTERS } from "./payout-form";

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
              <OwedRow key={`${each.advisorId}-${each.currency}`} owed={each} />
            ))}
          </ul>
        )}
        <Pages view="payouts" page={page} hasMore={hasMore} />
      </section>
      {made.length > 0 && <MadePayouts payouts={made} zone={zone} />}
    </>
  );
}

function OwedRow({ owed }: { owed: OwedPayout }) {
  const t = useTranslations("payouts");
  const { money } = useFormat();
  const { name, email, currency, amount, isTransferred } = owed;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-lg">{name}</h3>
        <p className="text-sm break-all text-soft">{email}</p>
        <p className="text-sm text-soft">{t(isTransferred ? "transferred" : "outside")}</p>
      </div>
      <p className="font-serif text-xl tabular-nums">
        {money(amount, currency)} <span className="font-sans text-sm text-soft">{currency}</span>
      </p>
      <PayOutButton owed={owed} />
    </li>
  );
}

function PayOutButton({ owed: { advisorId, name, currency, amount, isTransferred } }: { owed: OwedPayout }) {
  const t = useTranslations("payouts");
  const words = useTranslations("admin");
  const { money } = useFormat();
  const sum = money(amount, currency);
  return (
    <ConfirmDialog
      id={`pay-out-${advisorId}-${currency}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={t("payOutNamed", { name, amount: sum })}>
          {t("payOut")}
        </Button>
      }
      title={t("confirmTitle", { name, amount: sum })}
      text={t(isTransferred ? "confirmTransfer" : "confirmOutside")}
      confirmLabel={t("payOut")}
      busyLabel={words("saving")}
      tone="primary"
      name="intent"
      value="pay-out"
    >
      <input type="hidden" name="advisorId" value={advisorId} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="amount" value={amount} />
      <TextField name="reference" label={t("reference")} hint={t("referenceHint")} maxLength={REFERENCE_MAX_CHARACTERS} />
    </ConfirmDialog>
  );
}
