import { useTranslations } from "use-intl";
import { writtenIban } from "#app/features/money/pay-way/bank-account";
import type { OwedPayout } from "#app/features/money/payout-order";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { useFormat } from "#app/ui/text/format";
import { REFERENCE_MAX_CHARACTERS } from "./payout-form";

interface OwedRowProps {
  owed: OwedPayout;
  /** What was typed before. */
  reference: string | undefined;
}

/** What one advisor is owed in one currency, and the button that pays it out. */
export function OwedRow({ owed, reference }: OwedRowProps) {
  const t = useTranslations("payouts");
  const { money } = useFormat();
  const { name, email, currency, amount, isTransferred } = owed;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-64">
        <h3 className="text-lg">{name}</h3>
        <p className="text-sm break-all text-soft">{email}</p>
        <p className="text-sm text-soft">{t(isTransferred ? "transferred" : "outside")}</p>
        {!isTransferred && <Destination destination={owed.destination} />}
      </div>
      <p className="font-serif text-xl tabular-nums">
        {money(amount, currency)} <span className="font-sans text-sm text-soft">{currency}</span>
      </p>
      <PayOutButton owed={owed} reference={reference} />
    </li>
  );
}

function Destination({ destination }: Pick<OwedPayout, "destination">) {
  const t = useTranslations("payouts");
  if (!destination) return <p className="text-sm text-brass-ink">{t("noDestination")}</p>;
  const { holder, iban, bic, words } = destination;
  return (
    <p className="mt-1 text-sm break-words whitespace-pre-line tabular-nums">
      {iban && <span className="select-all">{[holder, writtenIban(iban), bic].filter(Boolean).join(" · ")}</span>}
      {iban && words && "\n"}
      {words}
    </p>
  );
}

function PayOutButton({ owed, reference }: OwedRowProps) {
  const { advisorId, requestKey, name, currency, amount, isTransferred } = owed;
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
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="amount" value={amount} />
      <TextField
        name="reference"
        label={t("reference")}
        hint={t("referenceHint")}
        defaultValue={reference}
        maxLength={REFERENCE_MAX_CHARACTERS}
      />
    </ConfirmDialog>
  );
}
