import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { OneReceipt } from "#app/features/money/earnings";
import { useNames } from "#app/languages/names";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/hydrated";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import { useFormat } from "#app/ui/text/format";
import { useCountryName } from "../country-names";
import type { OwnBilling } from "./billing";
import { Issuer, type ReceiptIssuer } from "./receipt-issuer";
import { addressOf, ReceiptSums, useReceiptState } from "./receipt-parts";

interface ReceiptDocumentProps extends Pick<OneReceipt, "receipt" | "side" | "clientName"> {
  /** Billing address of the client; null for the advisor, who must not see it. */
  billing: OwnBilling["fields"] | null;
  /** The issuer. */
  site: ReceiptIssuer & { name: string; email: string };
}

/** A receipt to keep: who paid whom, when the money came, for what, and the sum with its lines. When printed, nothing else is on the paper. */
export function ReceiptDocument({ receipt, side, clientName, billing, site }: ReceiptDocumentProps) {
  const t = useTranslations("profiles");
  const named = useNames();
  const countryName = useCountryName();
  const stateOf = useReceiptState();
  const { date, namedTime, duration } = useFormat();
  const { number, paidAt, topicName, advisorName, durationMinutes, isCancelled, heldAt, consultationId } = receipt;
  const back = side === "admin" ? "/admin?view=payments" : `/consultations/${consultationId}`;
  const arrivals = receipt.payments.flatMap(({ at, amount }) => (amount > 0 ? [date(at)] : []));
  const days = new Set(arrivals.length > 1 ? arrivals : [date(paidAt)]);
  const address = billing ? addressOf(billing, countryName) : "";
  return (
    <Page title={t("receiptTitle")} above={<BackLink to={back} side={side} />} actions={<PrintButton />} width="text">
      <article className="printed space-y-6 rounded-card border border-line bg-surface p-6 print:border-0 print:p-0">
        <div>
          <p className="font-serif text-xl">{site.name}</p>
          <Issuer {...site} />
        </div>
        <dl className="grid gap-x-8 gap-y-0.5 sm:grid-cols-[9rem_1fr] sm:gap-y-3 print:grid-cols-[9rem_1fr]">
          <Fact label={t("receiptNo")}>{number}</Fact>
          <Fact label={t("receiptReceived")}>{[...days].join(", ")}</Fact>
          <Fact label={t("receiptState")}>{stateOf(receipt)}</Fact>
          <Fact label={t("receiptFrom")}>
            {address ? (
              <address className="whitespace-pre-line not-italic">{address}</address>
            ) : (
              <bdi>{clientName || t("receiptClient")}</bdi>
            )}
            {side === "client" && !address && (
              <Link to="/profile/billing" className="text-link flex min-h-11 items-center text-sm print:hidden">
                {t("receiptFillIn")}
              </Link>
            )}
          </Fact>
          <Fact label={t("receiptPayee")}>
            <bdi>{t("receiptThrough", { name: advisorName, site: site.name })}</bdi>
          </Fact>
          <Fact label={t("receiptFor")}>
            {named(topicName)}, {duration(durationMinutes)}
            <span className="block text-soft">{t(isCancelled ? "receiptCancelled" : "receiptHeld", { when: namedTime(heldAt) })}</span>
          </Fact>
        </dl>
        <div className="border-t border-line pt-4">
          <ReceiptSums receipt={receipt} side={side} />
        </div>
        <p className="text-sm text-soft">{t("receiptQuestions", { email: site.email })}</p>
      </article>
    </Page>
  );
}

function BackLink({ to, side }: { to: string; side: OneReceipt["side"] }) {
  const t = useTranslations("profiles");
  return (
    <Link
      to={to}
      prefetch="intent"
      className="-ml-2 mb-3 inline-flex min-h-11 items-center gap-2 rounded px-2 text-soft hover:text-ink print:hidden"
    >
      <Icon name="arrow-left" />
      {t(side === "admin" ? "receiptBackToPayments" : "receiptBack")}
    </Link>
  );
}

/** Print button; it needs JavaScript, and without it the browser's own menu prints. */
function PrintButton() {
  const t = useTranslations("profiles");
  if (!useHydrated()) return null;
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      {t("receiptPrint")}
    </Button>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="max-sm:mb-3">{children}</dd>
    </>
  );
}
