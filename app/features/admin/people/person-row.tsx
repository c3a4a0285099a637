import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime } from "#app/ui/text/format";
import { ActionButtons } from "../lists/table/row-actions";
import type { ListedPerson } from "./listed-person";
import { usePersonActions } from "./person-actions";
import type { PersonAnswer } from "./person-answer";
import { type NotesProps, PersonNotes } from "./person-notes";

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
