import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import type { ButtonVariant } from "#app/ui/button-class";
import { PostForm } from "#app/ui/fields/form";
import { ReasonField } from "#app/ui/fields/reason-field";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import { Alert } from "../alert";
import { MOST_REASON_CHARACTERS } from "../limits";
import type { Intent } from "./actions";
import type { ConsultationLine } from "./consultation-view";
import { useLasting } from "./lasting";

/** What every form of a consultation says of it. */
type Subject = Pick<ConsultationLine, "id" | "requestKey">;

interface ActionButtonProps {
  consultation: Subject;
  intent: Intent;
  label: string;
  busyLabel: string;
  variant?: "primary" | "secondary";
  /** The proposed time that the button agrees to; and where it is posted from a page of another address. */
  seen?: Date | null;
  action?: string;
}

/** A step that needs no question: one press. */
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

/** The advisor agrees to the time. */
export function AcceptButton({ consultation, action }: { consultation: Subject; action?: string }) {
  const t = useTranslations("booking");
  return <ActionButton consultation={consultation} action={action} intent="accept" label={t("accept")} busyLabel={t("accepting")} />;
}

/** What is asked before a step that cannot be taken back, by keys of its words. */
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

/** What is said of who was there. */
const WORDS: ReadonlySet<Intent> = new Set(["takeNoShowBack", "reportNoShow", "denyNoShow", "admitNoShow", "addWords"]);

interface ConfirmedActionButtonProps {
  consultation: Subject;
  intent: keyof typeof QUESTIONS;
  /** The other side, as it may be called. */
  name: string;
  /** What will happen. */
  text: string;
  /** Where it is posted from a page of another address. */
  action?: string;
  /** Another look than its own. */
  variant?: ButtonVariant;
  /** What its words say that goes back, in minor units: it is carried out for that sum alone. */
  refund?: number;
}

/** A step that is asked about first, with a reason for the other side where there is one to give. */
export function ConfirmedActionButton({ consultation, intent, name, text, action, variant, refund }: ConfirmedActionButtonProps) {
  const t = useTranslations("booking");
  const { label, title, confirm, busy, reason, variant: own } = QUESTIONS[intent];
  const { onOpenChange, over } = useLasting();
  // What is said of who was there keeps nothing and ends nothing: it is a word, which one can also not say.
  const isWord = WORDS.has(intent);
  const isNeeded = intent === "addWords";
  return (
    <ConfirmDialog
      action={action}
      trigger={<Button variant={variant ?? own}>{t(label)}</Button>}
      onOpenChange={onOpenChange}
      title={t(title, { name })}
      text={over ? over.what : text}
      problem={over && <Alert tone="brass" text={reason ? "booking.meanwhileOver" : "booking.wrongState"} />}
      instead={over ? reason && over.instead : undefined}
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
      {reason && (
        <ReasonField
          kept={`${intent} ${consultation.id}`}
          label={t(reason, { name })}
          maxLength={MOST_REASON_CHARACTERS}
          optional={!isNeeded}
          required={isNeeded}
        />
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
