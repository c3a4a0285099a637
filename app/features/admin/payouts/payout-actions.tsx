import { useTranslations } from "use-intl";
import { writtenIban } from "#app/features/money/payment-instructions/bank-account";
import type { OwedPayout } from "#app/features/money/payout-order";
import { TextField } from "#app/ui/fields/field";
import { useFormat } from "#app/ui/text/format";
import type { RowAction } from "../lists/table/row-action";
import type { PayoutAnswer } from "./payout-answer";
import { isPayable } from "./payout-choice";
import { REFERENCE_MAX_CHARACTERS } from "./payout-form";

/** Returns the action that pays out all that an advisor is owed in a currency. */
export function usePayoutActions(answer: PayoutAnswer | undefined): (owed: OwedPayout) => RowAction[] {
  const t = useTranslations("payouts");
  const words = useTranslations("lists");
  const { money } = useFormat();
  return (owed) => {
    const { advisorId, requestKey, name, currency, amount, isTransferred, goesTo } = owed;
    if (!isPayable(owed)) return [];
    const typed = answer?.advisorId === advisorId && answer.currency === currency ? answer.reference : undefined;
    const values = { name, amount: money(amount, currency) };
    return [
      {
        ...{ intent: "pay-out", label: t("payOut"), named: t("payOutNamed", values) },
        fields: { advisorId, key: requestKey, currency, amount, goesTo },
        question: {
          title: t("confirmTitle", values),
          text: t(isTransferred ? "confirmTransfer" : "confirmOutside"),
          tone: "primary",
          needs: isTransferred ? [] : ["reference"],
          children: (
            <>
              <div className="mb-5">
                <p className="text-sm font-semibold">{words("goesTo")}</p>
                <Destination owed={owed} />
              </div>
              <Reference typed={typed} required={!isTransferred} />
            </>
          ),
        },
      },
    ];
  };
}

interface ReferenceProps {
  name?: string;
  typed: string | undefined;
  required?: boolean;
  /** The hint is shown once above all of them. */
  isOneOfSeveral?: boolean;
}

/** Reference of the payment; required when the admin pays manually, because nothing else records it. */
export function Reference({ name = "reference", typed, required, isOneOfSeveral }: ReferenceProps) {
  const t = useTranslations("payouts");
  return (
    <TextField
      name={name}
      label={t("reference")}
      hint={isOneOfSeveral ? undefined : t("referenceHint")}
      defaultValue={typed}
      required={required}
      maxLength={REFERENCE_MAX_CHARACTERS}
    />
  );
}

/** Destination of a payout, and who transfers it. */
export function Destination({ owed: { isTransferred, accountEnd, destination } }: { owed: OwedPayout }) {
  const t = useTranslations("payouts");
  if (isTransferred)
    return (
      <>
        <p className="text-sm">{t("transferred")}</p>
        <p className="text-sm">{t("accountEnd", { end: accountEnd })}</p>
      </>
    );
  const { holder, iban, bic, words } = destination ?? { holder: "", iban: "", bic: "", words: "" };
  return (
    <>
      <p className="text-sm">{t("outside")}</p>
      {!destination && (
        <p className="max-w-xs text-sm">
          <span className="text-brass-ink">{t("noDestination")}</span> {t("noDestinationText")}
        </p>
      )}
      <p className="max-w-xs text-sm break-words whitespace-pre-line tabular-nums">
        {iban && <span className="select-all">{[holder, writtenIban(iban), bic].filter(Boolean).join(" · ")}</span>}
        {iban && words && "\n"}
        {words}
      </p>
    </>
  );
}
