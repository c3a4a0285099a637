import { Link } from "react-router";
import { useTranslations } from "use-intl";
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

/** Labels with their values; those without a value are left out. */
export function Facts({ facts }: { facts: [string, React.ReactNode][] }) {
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
