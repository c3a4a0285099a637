import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import { DirectoryButton } from "./directory-button";
import type { ListedPerson } from "./listed-person";
import type { PersonAnswer } from "./person-answer";
import { REASON_MAX_CHARACTERS } from "./person-form";

interface PersonRowProps {
  person: ListedPerson;
  isSelf: boolean;
  zone: string;
  answer: PersonAnswer | undefined;
}

/** One person: who they are, and what can be done about it. */
export function PersonRow({ person, isSelf, zone, answer }: PersonRowProps) {
  const t = useTranslations("dashboard");
  const name = person.name || person.email;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 className="text-lg">
            <Link to={`/admin?view=people&id=${person.id}`} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </h3>
          <p className="break-all text-sm text-soft">{person.email}</p>
          <p className="text-sm text-soft">{t.rich("joined", { time: () => <LocalTime at={person.createdAt} zone={zone} /> })}</p>
        </div>
        <div className="flex min-h-11 flex-wrap items-center gap-3">
          <Marks person={person} isSelf={isSelf} />
          <RoleButton person={person} name={name} />
          {person.isAdvisor && <DirectoryButton person={person} name={name} reason={answer?.reason} />}
          {!isSelf && <SuspensionButton person={person} name={name} reason={answer?.reason} />}
        </div>
      </div>
      {person.suspendedAt && (
        <p className="mt-2 rounded bg-wash px-4 py-2 text-sm">{t("suspendedFor", { reason: person.suspendedReason ?? "" })}</p>
      )}
      <FailureAlert alert={answer?.alert} />
      {person.isAdmin && person.isConfiguredAdmin && <p className="mt-2 text-sm text-soft">{t("configuredAdmin")}</p>}
    </li>
  );
}

function Marks({ person, isSelf }: { person: ListedPerson; isSelf: boolean }) {
  const t = useTranslations("dashboard");
  return (
    <div className="flex flex-wrap gap-2">
      {isSelf && <Badge tone="sage">{t("you")}</Badge>}
      {person.isAdmin && <Badge tone="brass">{t("admin")}</Badge>}
      {person.isAdvisor && <Badge>{t("advisor")}</Badge>}
      {person.isAdvisor && !person.isListed && <Badge tone="yellow">{t("unlisted")}</Badge>}
      {!person.isConfirmed && <Badge tone="yellow">{t("notConfirmed")}</Badge>}
      {person.suspendedAt && <Badge tone="red">{t("suspended")}</Badge>}
    </div>
  );
}

function RoleButton({ person, name }: { person: ListedPerson; name: string }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const id = <input type="hidden" name="personId" value={person.id} />;
  if (person.isAdmin)
    return (
      <ConfirmDialog
        key="revoke"
        id={`revoke-${person.id}`}
        trigger={
          <Button variant="secondary" size="small" aria-label={t("revokeNamed", { name })}>
            {t("revokeAdmin")}
          </Button>
        }
        title={t("revokeTitle")}
        text={t("revokeText", { name })}
        confirmLabel={t("revokeAdmin")}
        busyLabel={words("saving")}
        name="intent"
        value="revoke-admin"
      >
        {id}
      </ConfirmDialog>
    );
  if (!person.isConfirmed || person.suspendedAt) return null;
  return (
    <ConfirmDialog
      key="grant"
      id={`grant-${person.id}`}
      trigger={
        <Button variant="secondary" size="small" aria-label={t("grantNamed", { name })}>
          {t("grantAdmin")}
        </Button>
      }
      title={t("grantTitle")}
      text={t("grantText", { name })}
      confirmLabel={t("grantAdmin")}
      busyLabel={words("saving")}
      tone="primary"
      name="intent"
      value="grant-admin"
    >
      {id}
    </ConfirmDialog>
  );
}

function SuspensionButton({ person, name, reason }: { person: ListedPerson; name: string; reason: string | undefined }) {
  const t = useTranslations("dashboard");
  const words = useTranslations("admin");
  const id = <input type="hidden" name="personId" value={person.id} />;
  if (person.suspendedAt)
    return (
      <PostForm preventScrollReset>
        {id}
        <SubmitButton
          variant="secondary"
          size="small"
          name="intent"
          value="restore"
          busyLabel={words("saving")}
          aria-label={t("restoreNamed", { name })}
        >
          {t("restore")}
        </SubmitButton>
      </PostForm>
    );
  return (
    <ConfirmDialog
      id={`suspend-${person.id}`}
      trigger={
        <Button variant="quiet" size="small" aria-label={t("suspendNamed", { name })}>
          {t("suspend")}
        </Button>
      }
      title={t("suspendTitle")}
      text={t("suspendText", { name })}
      confirmLabel={t("suspend")}
      busyLabel={words("saving")}
      name="intent"
      value="suspend"
    >
      {id}
      <TextField name="reason" label={t("reason")} defaultValue={reason} maxLength={REASON_MAX_CHARACTERS} required />
    </ConfirmDialog>
  );
}
