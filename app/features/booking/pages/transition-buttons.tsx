import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import type { ButtonVariant } from "#app/ui/button-class";
import { PostForm } from "#app/ui/fields/form";
import { hasReason, ReasonField } from "#app/ui/fields/reason-field";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { Alert } from "../alert";
import { REASON_MAX_CHARACTERS } from "../limits";
import type { Intent } from "./actions";
import type { ConsultationLine } from "./consultation-view";
import { usePersistentDialog } from "./persistent-dialog";

/** Values every form of a consultation sends. */
type Subject = Pick<ConsultationLine, "id" | "requestKey">;

interface ActionButtonProps {
  consultation: Subject;
  intent: Intent;
  label: string;
  busyLabel: string;
  variant?: "primary" | "secondary";
  /** The proposed time the button agrees to, and where the form is posted from a page with a different URL. */
  seen?: Date | null;
  action?: string;
}

/** A step without confirmation, taken in one click. */
export function ActionButton({ consultation, intent, label, busyLabel, variant, seen, action }: ActionButtonProps) {
  return (
    <PostForm action={action}>
      <SubjectFields {...consultation} />
      {seen && <input type="hidden" name="seen" value={new Date(seen).toISOString()} />}
      <SubmitButton name="intent" value={intent} busyLabel={busyLabel} variant={variant}>
        {label}
      </SubmitButton>
    </PostForm>
  );
}

/** The advisor's button for agreeing to the time. */
export function AcceptButton({ consultation, action }: { consultation: Subject; action?: string }) {
  const t = useTranslations("booking");
  return <ActionButton consultation={consultation} action={action} intent="accept" label={t("accept")} busyLabel={t("accepting")} />;
}

/** Message keys of the confirmation of each step that cannot be undone. */
const QUESTIONS = {
  decline: {
    label: "decline",
    title: "declineTitle",
    confirm: "decline",
    busy: "declining",
    reason: "declineReason",
    variant: "secondary",
  },
  withdraw: { label: "withdraw", title: "withdrawTitle", confirm: "withdraw", busy: "withdrawing", reason: null, variant: "secondary" },
  cancel: { label: "cancel", title: "cancelTitle", confirm: "cancel", busy: "cancelling", reason: "cancelReason", variant: "quiet" },
  reportNoShow: {
    label: "noShow",
    title: "noShowTitle",
    confirm: "noShowSend",
    busy: "sending",
    reason: "noShowReason",
    variant: "quiet",
  },
  denyNoShow: {
    label: "wasThere",
    title: "wasThereTitle",
    confirm: "wasThereSend",
    busy: "sending",
    reason: "noShowReason",
    variant: "secondary",
  },
  addWords: {
    label: "addWords",
    title: "addWords",
    confirm: "wasThereSend",
    busy: "sending",
    reason: "noShowReason",
    variant: "secondary",
  },
  takeNoShowBack: {
    label: "takeNoShowBack",
    title: "takeNoShowBackTitle",
    confirm: "takeNoShowBackSend",
    busy: "sending",
    reason: null,
    variant: "secondary",
  },
  admitNoShow: { label: "wasNotThere", title: "wasNotThereTitle", confirm: "wasNotThere", busy: "sending", reason: null, variant: "quiet" },
} as const satisfies Partial<Record<Intent, object>>;

/** Statements about who was there. */
const WORDS: ReadonlySet<Intent> = new Set(["takeNoShowBack", "reportNoShow", "denyNoShow", "admitNoShow", "addWords"]);

interface ConfirmedActionButtonProps {
  consultation: Subject;
  intent: keyof typeof QUESTIONS;
  /** Display name of the other side. */
  name: string;
  /** What will happen. */
  text: string;
  /** Where the form is posted, from a page with a different URL. */
  action?: string;
  /** Overrides its default variant. */
  variant?: ButtonVariant;
  /** Refund announced in the text, in minor units: the step is only taken if it is still this amount. */
  refund?: number;
}

/** A step with a confirmation dialog, and a reason for the other side where one can be given. */
export function ConfirmedActionButton({ consultation, intent, name, text, action, variant, refund }: ConfirmedActionButtonProps) {
  const t = useTranslations("booking");
  const { label, title, confirm, busy, reason, variant: own } = QUESTIONS[intent];
  const { onOpenChange, over } = usePersistentDialog();
  const kept = `${intent} ${consultation.id}`;
  const isWritten = over !== null && hasReason(kept);
  // A statement about who was there ends nothing, so the cancel button reads "go back" instead of "keep".
  const isWord = WORDS.has(intent);
  const isNeeded = intent === "addWords";
  return (
    <ConfirmDialog
      action={action}
      trigger={<Button variant={variant ?? own}>{t(label)}</Button>}
      onOpenChange={onOpenChange}
      title={t(title, { name })}
      text={over ? over.what : text}
      problem={over && <Alert tone="brass" text={isWritten ? "booking.meanwhileOver" : "booking.wrongState"} />}
      instead={over ? isWritten && over.instead : undefined}
      confirmLabel={t(confirm)}
      busyLabel={t(busy)}
      cancelLabel={t(isWord || over ? "goBack" : "keep")}
      tone={isWord && intent !== "admitNoShow" ? "primary" : "danger"}
      name="intent"
      value={intent}
      needs={isNeeded ? ["reason"] : undefined}
    >
      <SubjectFields {...consultation} />
      {refund !== undefined && <input type="hidden" name="refund" value={refund} />}
      {reason && (!over || isWritten) && (
        <ReasonField kept={kept} label={t(reason, { name })} maxLength={REASON_MAX_CHARACTERS} optional={!isNeeded} required={isNeeded} />
      )}
    </ConfirmDialog>
  );
}
function SubjectFields({ id, requestKey }: Subject) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="key" value={requestKey} />
    </>
  );
}
