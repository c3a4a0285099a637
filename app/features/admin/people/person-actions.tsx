import { useTranslations } from "use-intl";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { TextField } from "#app/ui/fields/field";
import type { BulkAction } from "../lists/table/bulk";
import type { RowAction } from "../lists/table/row-action";
import { linkActions } from "./link-actions";
import type { ListedPerson } from "./listed-person";
import type { PersonAnswer } from "./person-answer";
import { REASON_MAX_CHARACTERS } from "./person-form";
import { intentsFor, type PersonIntent } from "./person-intents";
import { secondFactorActions } from "./second-factor-actions";

/** Returns the actions on a person. */
export function usePersonActions(viewerId: string, answer: PersonAnswer | undefined): (person: ListedPerson) => RowAction[] {
  const t = useTranslations("dashboard");
  const reasonOf = (id: string) => (answer?.personId === id ? answer.reason : "");
  return (person) => {
    const name = person.name || person.email;
    const shared = { name, fields: { personId: person.id }, reason: <ReasonField defaultValue={reasonOf(person.id)} /> };
    const actions: Record<PersonIntent, RowAction> = {
      ...roleActions(t, shared),
      ...directoryActions(t, shared, person.leavesAt !== null),
      ...secondFactorActions(t, shared),
      ...accountActions(t, shared, person.ahead),
      ...linkActions(t, shared),
    };
    return intentsFor(person, viewerId).map((intent) => actions[intent]);
  };
}

type Translate = ReturnType<typeof useTranslations<"dashboard">>;

interface Shared {
  name: string;
  fields: { personId: string };
  reason: React.ReactNode;
}

const roleActions = (t: Translate, { name, fields }: Shared) => ({
  "grant-admin": {
    ...{ intent: "grant-admin", label: t("grantAdmin"), named: t("grantNamed", { name }), fields },
    question: { title: t("grantTitle"), text: t("grantText", { name }), tone: "primary" as const },
  },
  "revoke-admin": {
    ...{ intent: "revoke-admin", label: t("revokeAdmin"), named: t("revokeNamed", { name }), fields },
    question: { title: t("revokeTitle"), text: t("revokeText", { name }) },
  },
});

const directoryActions = (t: Translate, { name, fields, reason }: Shared, isLeaving: boolean) => ({
  unlist: {
    ...{ intent: "unlist", label: t("unlist"), named: t("unlistNamed", { name }), fields, variant: "quiet" as const },
    question: {
      title: t("unlistTitle"),
      text: t(isLeaving ? "unlistLeavingText" : "unlistText", { name }),
      needs: ["reason"],
      children: reason,
    },
  },
  relist: { intent: "relist", label: t("relist"), named: t("relistNamed", { name }), fields },
});

const accountActions = (t: Translate, { name, fields, reason }: Shared, ahead: ListedPerson["ahead"]) => ({
  suspend: {
    ...{ intent: "suspend", label: t("suspend"), named: t("suspendNamed", { name }), fields, variant: "quiet" as const },
    question: { title: t("suspendTitle"), text: suspendText(t, name, ahead), needs: ["reason"], children: reason },
  },
  restore: { intent: "restore", label: t("restore"), named: t("restoreNamed", { name }), fields },
});

/** Effects of a suspension, with the number of upcoming items it cancels. */
const suspendText = (t: Translate, name: string, ahead: ListedPerson["ahead"]) =>
  [
    t("suspendText", { name, seconds: String(UNDO_SECONDS) }),
    ahead && (ahead.requests + ahead.agreed > 0 ? t("suspendAhead", { ...ahead }) : t("suspendNothingAhead")),
  ]
    .filter(Boolean)
    .join(" ");

/** Returns the bulk actions on selected people. The admin role is changed for one person at a time only. */
export function usePeopleActions(answer: PersonAnswer | undefined): BulkAction[] {
  const t = useTranslations("dashboard");
  const reason = (intent: string) => <ReasonField name={`reason.${intent}`} defaultValue={answer?.reason} />;
  return [
    {
      ...{ intent: "unlist", label: t("unlist"), children: reason("unlist") },
      question: { title: t("unlistTitle"), text: t("unlistManyText"), needs: ["reason.unlist"] },
    },
    { intent: "relist", label: t("relist") },
    {
      ...{ intent: "suspend", label: t("suspend"), children: reason("suspend") },
      question: { title: t("suspendTitle"), text: t("suspendManyText", { seconds: String(UNDO_SECONDS) }), needs: ["reason.suspend"] },
    },
    { intent: "restore", label: t("restore") },
    { intent: "mail-confirmation", label: t("mailAgain") },
  ];
}

function ReasonField({ name = "reason", defaultValue }: { name?: string; defaultValue: string | undefined }) {
  const t = useTranslations("dashboard");
  return <TextField name={name} label={t("reason")} defaultValue={defaultValue} maxLength={REASON_MAX_CHARACTERS} required />;
}
