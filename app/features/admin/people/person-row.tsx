import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { CopyButton } from "#app/ui/copy-button";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { ActionButtons } from "../lists/table/row-actions";
import type { ListedPerson } from "./listed-person";
import { usePersonActions } from "./person-actions";
import type { PersonAnswer } from "./person-answer";

interface PersonHeadProps {
  person: ListedPerson;
  viewerId: string;
  zone: string;
  answer: PersonAnswer | undefined;
}

/** Heading of a person's page, with the actions on them. */
export function PersonHead({ person, viewerId, zone, answer }: PersonHeadProps) {
  const t = useTranslations("dashboard");
  const actionsOf = usePersonActions(viewerId, answer);
  return (
    <div className="border-y border-line py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h2 className="text-2xl wrap-anywhere">{person.name || <EmailAddress address={person.email} />}</h2>
          {person.name && (
            <p className="text-sm text-soft">
              <EmailAddress address={person.email} />
            </p>
          )}
          <p className="text-sm text-soft">{t.rich("joined", { time: () => <LocalTime at={person.createdAt} zone={zone} /> })}</p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <Marks person={person} isSelf={person.id === viewerId} />
          <ActionButtons row={person.id} actions={actionsOf(person)} />
        </div>
      </div>
      <PersonNotes person={person} zone={zone} answer={answer} />
    </div>
  );
}

/** Name in the table, linked to the person's page. */
export function PersonName({ person, zone, answer }: NotesProps) {
  return (
    <>
      <Link to={`/admin?view=people&id=${person.id}`} prefetch="intent" className="list-link">
        {person.name || <EmailAddress address={person.email} />}
      </Link>
      <PersonNotes person={person} zone={zone} answer={answer} />
    </>
  );
}

type NotesProps = Pick<PersonHeadProps, "person" | "zone" | "answer">;

function PersonNotes({ person, zone, answer }: NotesProps) {
  const t = useTranslations("dashboard");
  const { leavesAt, secondFactorEndsAt } = person;
  return (
    <>
      {person.suspendedAt && <p className="mt-1 text-sm">{t("suspendedFor", { reason: person.suspendedReason ?? "" })}</p>}
      {leavesAt && (
        <p className="mt-1 text-sm">
          {person.suspendedAt ? t("leavesLater") : t.rich("leavesOn", { time: () => <LocalTime at={leavesAt} zone={zone} /> })}
          {person.isAdvisor && ` ${t(person.isShownOnStaying ? "leavesShown" : "leavesUnlisted")}`}
        </p>
      )}
      {secondFactorEndsAt && (
        <p className="mt-1 text-sm">{t.rich("secondFactorEndsOn", { time: () => <LocalTime at={secondFactorEndsAt} zone={zone} /> })}</p>
      )}
      {person.isAdmin && person.isConfiguredAdmin && <p className="mt-1 text-sm text-soft">{t("configuredAdmin")}</p>}
      <div className="mt-3 empty:hidden">
        <FailureAlert alert={answer?.personId === person.id ? answer.alert : undefined} />
      </div>
      {answer?.personId === person.id && answer.link && <LinkToPassOn link={answer.link} />}
    </>
  );
}

function LinkToPassOn({ link }: { link: string }) {
  const t = useTranslations("dashboard");
  return (
    <div role="status" className="mt-3 wrap-anywhere">
      <p>{t("linkToPassOnText")}</p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <p className="min-w-0 grow basis-80 rounded border border-line bg-wash px-3 py-2 font-mono text-sm select-all">{link}</p>
        <CopyButton text={link} />
      </div>
    </div>
  );
}

/** Badges with the person's roles and states. */
export function Marks({ person, isSelf }: { person: ListedPerson; isSelf: boolean }) {
  const t = useTranslations("dashboard");
  const { isAdmin, isAdvisor, isListed, isConfirmed, suspendedAt, leavesAt } = person;
  if (!isSelf && !isAdmin && !isAdvisor && isConfirmed && !suspendedAt && !leavesAt) return null;
  return (
    <span className="inline-flex flex-wrap gap-2">
      {isSelf && <Badge tone="sage">{t("you")}</Badge>}
      {isAdmin && <Badge tone="brass">{t("admin")}</Badge>}
      {isAdvisor && <Badge>{t("advisor")}</Badge>}
      {isAdvisor && !isListed && <Badge tone="yellow">{t("unlisted")}</Badge>}
      {!isConfirmed && <Badge tone="yellow">{t("notConfirmed")}</Badge>}
      {suspendedAt && <Badge tone="red">{t("suspended")}</Badge>}
      {leavesAt && <Badge tone="red">{t("leaving")}</Badge>}
    </span>
  );
}
