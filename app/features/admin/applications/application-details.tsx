import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { AVAILABILITY_OPTIONS, EXPERIENCE_OPTIONS } from "#app/features/applications/choices";
import { useLanguageName } from "#app/features/catalog/language-names";
import { rateInMinorUnits } from "#app/features/money/hourly-rate";
import { isWebAddress } from "#app/features/profiles/web-address";
import { categoryOfApplication, expertiseNow } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Icon } from "#app/ui/icon";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { type ApplicationsAnswer, strayAlert } from "./application-answer";
import { Decide, DecisionMade, StateBadges } from "./application-parts";
import type { ReviewedApplication } from "./reviewed-application";
import { type UndoableDecision, UndoBar } from "./undo-bar";

export interface ApplicationDetailsProps {
  application: ReviewedApplication;
  certificates: readonly { id: string; fileName: string; fileSize: number }[];
  viewerId: string;
  zone: string;
  undoable: readonly UndoableDecision[];
  answer: ApplicationsAnswer | undefined;
}

/** Everything an applicant submitted, with their certificates, and the decision. */
export function ApplicationDetails({ application, certificates, viewerId, zone, undoable, answer }: ApplicationDetailsProps) {
  const t = useTranslations("admin");
  return (
    <article className="max-w-3xl">
      <Link to="/admin/applications" className="text-link inline-flex min-h-11 items-center gap-1">
        <Icon name="chevron-left" />
        {t("allApplications")}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="grow text-2xl">
          {application.firstName} {application.lastName}
        </h2>
        <StateBadges application={application} />
      </div>
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={strayAlert(answer, "application", [application], "pending")} />
      </div>
      <UndoBar decisions={undoable.filter(({ id }) => id === application.id)} answer={answer} />
      <Facts application={application} zone={zone} />
      <LongText title={t("bio")} text={application.bio} />
      <LongText title={t("certifications")} text={application.certifications} />
      <OwnAnswers answers={application.ownAnswers} />
      <Certificates certificates={certificates} />
      <DecisionMade application={application} zone={zone} className="mt-6 rounded bg-wash px-4 py-3" />
      <Decide application={application} viewerId={viewerId} answer={answer} className="mt-6 border-t border-line pt-4" />
    </article>
  );
}

function Facts({ application, zone }: { application: ReviewedApplication; zone: string }) {
  const t = useTranslations("admin");
  const words = useTranslations("applications");
  const { money } = useFormat();
  const named = useNames();
  const languageName = useLanguageName();
  const experience = EXPERIENCE_OPTIONS.find(({ value }) => value === application.experience);
  const availability = AVAILABILITY_OPTIONS.find(({ value }) => value === application.availability);
  const facts: [string, React.ReactNode][] = [
    [t("applied"), <LocalTime key="applied" at={application.createdAt} zone={zone} />],
    ...(application.assignedToName ? [[t("assignedTo"), application.assignedToName] as [string, React.ReactNode]] : []),
    [words("email"), application.email],
    [words("phone"), application.phone],
    [words("location"), application.location],
    [words("languages"), application.languages.map((code) => languageName(code)).join(", ")],
    [words("category"), named(categoryOfApplication(application.category))],
    [words("expertise"), named(expertiseNow(application.expertise))],
    [words("experience"), experience ? words(experience.label) : application.experience],
    [words("availabilityField"), availability ? words(availability.label) : application.availability],
    [
      words("pricing"),
      application.pricing === null ? "" : money(rateInMinorUnits(application.pricing, application.currency), application.currency),
    ],
    [words("website"), <Address key="website" url={application.websiteUrl} />],
    [words("linkedin"), <Address key="linkedin" url={application.linkedinUrl} />],
  ];
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="break-words">{value || t("notGiven")}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Links an applicant's address only when it is a valid URL: the text comes from a stranger. */
function Address({ url }: { url: string | null }) {
  const t = useTranslations("admin");
  if (!url) return t("notGiven");
  if (!isWebAddress(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
      {url}
    </a>
  );
}

function LongText({ title, text }: { title: string; text: string }) {
  const written = useWrittenLanguage();
  if (!text) return null;
  return (
    <section className="mt-6">
      <h3 className="text-lg">{title}</h3>
      <p {...written(text)} className="mt-1 max-w-measure whitespace-pre-line">
        {text}
      </p>
    </section>
  );
}

/** Answers to the site's own questions, each with the question as it was asked. */
function OwnAnswers({ answers }: { answers: ReviewedApplication["ownAnswers"] }) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  const words = useTranslations("applications");
  if (answers.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-lg">{t("ownAnswers")}</h3>
      <dl className="mt-2 grid max-w-measure gap-4">
        {answers.map(({ questionId, kind, question, answer, language }) => (
          <div key={questionId} className="min-w-0">
            <dt lang={language} className="text-sm text-soft">
              {question}
            </dt>
            <dd {...(kind !== "yesno" && written(answer))} className="wrap-anywhere whitespace-pre-line">
              {answer === "" ? t("notGiven") : kind === "yesno" ? words(answer === "yes" ? "ownYes" : "ownNo") : answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Certificates({ certificates }: Pick<ApplicationDetailsProps, "certificates">) {
  const t = useTranslations("admin");
  const { number } = useFormat();
  if (certificates.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-lg">{t("certificates")}</h3>
      <ul className="mt-1">
        {certificates.map(({ id, fileName, fileSize }) => (
          <li key={id}>
            <a href={`/files/certificates/${id}`} className="text-link inline-flex min-h-11 items-center gap-2">
              <Icon name="document" />
              {fileName}
            </a>{" "}
            <span className="text-sm text-soft">{t("kilobytes", { size: number(Math.ceil(fileSize / 1024)) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
