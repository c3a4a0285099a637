import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PriceLines } from "#app/features/booking/price-lines";
import { paymentState } from "#app/features/money/outside/payment-state";
import { useFormat } from "#app/ui/text/format";
import type { ConsultationFile } from "./consultation-file";
import { Facts } from "./file-facts";

/** Price and payment state. */
export function Price({ file }: { file: ConsultationFile }) {
  const t = useTranslations("consultationFile");
  const stages = useTranslations("payments");
  const { money } = useFormat();
  const { consultation, outside, provider, fee, times } = file;
  // A consultation closed before it was agreed pays nobody.
  const isOwed = times.agreedAt !== null || times.closedAt === null;
  const sums: [string, number][] = [
    ...(isOwed ? [[t("fee"), fee] satisfies [string, number]] : []),
    ...(outside ? [[t("arrived"), outside.received] satisfies [string, number]] : []),
  ];
  const further: [string, number][] = [
    [t("notCharged"), outside?.notCharged ?? 0],
    [t("toReturn"), consultation.toReturn],
    [t("sentBack"), consultation.returned],
    [t("open"), outside?.open ?? 0],
  ];
  sums.push(...further.filter(([, minor]) => minor > 0));
  const disputes = (
    <ul>
      {file.disputes.map(({ id, amount, outcome }) => (
        <li key={id}>{t(`dispute_${outcome ?? "open"}`, { amount: money(amount, consultation.currency) })}</li>
      ))}
    </ul>
  );
  const facts: [string, React.ReactNode][] = [
    [t("payment"), outside && stages(`stage_${paymentState(outside)}`)],
    [
      t("reference"),
      outside && (
        <Link to={`/admin?view=payments&q=${outside.reference}`} prefetch="intent" className="text-link">
          {outside.reference}
        </Link>
      ),
    ],
    [t("provider"), provider && t(`provider_${provider.status}`)],
    [t("providerReference"), provider?.reference],
    [t("dispute"), file.disputes.length > 0 && disputes],
    [t("refundedThere"), file.refundedThere > 0 && money(file.refundedThere, consultation.currency)],
  ];
  return (
    <section aria-labelledby="file-price">
      <h3 id="file-price" className="mb-3 text-xl">
        {t("price")}
      </h3>
      <PriceLines price={file.price} sums={sums} receiver={isOwed ? consultation.advisorName : undefined} />
      <Facts facts={facts} />
    </section>
  );
}
