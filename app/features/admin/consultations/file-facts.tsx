import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PriceLines } from "#app/features/booking/price-lines";
import { paymentState } from "#app/features/money/outside/payment-state";
import { useNames } from "#app/languages/names";
import { LocalTime, useFormat } from "#app/ui/text/format";
import type { ConsultationFile } from "./consultation-file";

/** Both sides, time and duration; names the time zone of the whole page. */
export function Terms({ file, zone }: { file: ConsultationFile; zone: string }) {
  const t = useTranslations("consultationFile");
  const named = useNames();
  const { duration } = useFormat();
  const { consultation, times } = file;
  const at = (time: Date | null) => time && <LocalTime at={time} zone={zone} />;
  const facts: [string, React.ReactNode][] = [
    [t("client"), <Person key="client" id={file.clientId} name={consultation.clientName} />],
    [t("advisor"), <Person key="advisor" id={file.advisorUserId} name={consultation.advisorName} />],
    [t("topic"), named(consultation.topicName)],
    [t("start"), at(consultation.scheduledTime)],
    [t("duration"), duration(consultation.durationMinutes)],
    [t("proposed"), at(times.proposedTime)],
    [t("requested"), at(times.createdAt)],
    [t("answerBy"), times.agreedAt || times.closedAt ? null : at(times.expiresAt)],
    [t("agreed"), at(times.agreedAt)],
    [t("closed"), at(times.closedAt)],
    [
      t("number"),
      <span key="number" className="font-mono text-sm">
        {consultation.id}
      </span>,
    ],
  ];
  return (
    <section aria-labelledby="file-terms">
      <h3 id="file-terms" className="text-xl">
        {t("terms")}
      </h3>
      <Facts facts={facts} />
    </section>
  );
}

function Facts({ facts }: { facts: [string, React.ReactNode][] }) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-6 gap-y-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const Person = ({ id, name }: { id: string; name: string }) => (
  <Link to={`/admin?view=people&id=${id}`} prefetch="intent" className="text-link">
    {name}
  </Link>
);

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
