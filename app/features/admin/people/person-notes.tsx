import { useTranslations } from "use-intl";
import { CopyButton } from "#app/ui/copy-button";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ListedPerson } from "./listed-person";
import type { PersonAnswer } from "./person-answer";

export interface NotesProps {
  person: ListedPerson;
  zone: string;
  answer: PersonAnswer | undefined;
}

/** What holds of a person now, what was answered to a step about them, and the link that an admin passes on. */
export function PersonNotes({ person, zone, answer }: NotesProps) {
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
      {answer?.personId === person.id && answer.link && <LinkToPassOn {...answer.link} />}
    </>
  );
}

function LinkToPassOn({ text, url, newEmail = "" }: NonNullable<PersonAnswer["link"]>) {
  const t = useTranslations("dashboard");
  return (
    <div role="status" className="mt-3 wrap-anywhere">
      <p>{t(text, { newEmail })}</p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <p className="min-w-0 grow basis-80 rounded border border-line bg-wash px-3 py-2 font-mono text-sm select-all">{url}</p>
        <CopyButton text={url} />
      </div>
    </div>
  );
}
