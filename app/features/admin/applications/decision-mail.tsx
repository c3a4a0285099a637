import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { Button } from "#app/ui/button";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { CloseWhenAnswered } from "#app/ui/overlays/close-when-answered";
import { Dialog } from "#app/ui/overlays/dialog";
import { commandDialog } from "#app/ui/overlays/invoker";
import type { ApplicationsAnswer } from "./application-answer";

interface MailProps {
  answer: ApplicationsAnswer | undefined;
  name: string;
}

/** Full text of a decision mail with its send button; in a dialog, because a table row has no room for it. */
export function DecisionMail({ answer, name }: MailProps) {
  const t = useTranslations("admin");
  const languageName = useLanguageName();
  const words = useTranslations("ui");
  const [closed, setClosed] = useState<ApplicationsAnswer>();
  const id = useId();
  const preview = answer?.preview;
  // Closing the dialog discards its form; deciding again reopens it.
  if (!preview || closed === answer) return null;
  const { action, to, language, subject, text, isMailed, shown } = preview;
  const isApproval = action === "approved";
  return (
    <Dialog
      id={id}
      open
      onOpenChange={(isOpen) => !isOpen && setClosed(answer)}
      role="alertdialog"
      width="wide"
      title={t("decisionMail")}
      description={t(isApproval ? "approvalMailHint" : "rejectionMailHint")}
    >
      <CloseWhenAnswered staysWhenRefused onDone={() => setClosed(answer)} />
      <input type="hidden" name="shown" value={shown} />
      <p className="font-semibold wrap-anywhere">
        {isMailed
          ? t("decisionMailTo", { email: to, language: languageName(language) })
          : t(isApproval ? "approvalUnmailed" : "rejectionUnmailed", { name })}
      </p>
      <div lang={language} className="mt-3 rounded border border-line bg-wash px-4 py-3">
        <p className="break-words font-semibold">{subject}</p>
        <p className="mt-2 max-w-measure whitespace-pre-wrap break-words text-sm">{text}</p>
      </div>
      <div className="dialog-actions">
        <Button variant="secondary" commandfor={id} command="close" onClick={() => commandDialog(id, "close")}>
          {words("cancel")}
        </Button>
        <SubmitButton name="action" value={action} busyLabel={t(isApproval ? "approving" : "rejecting")}>
          {t(isApproval ? "sendApproval" : "sendRejection")}
        </SubmitButton>
      </div>
    </Dialog>
  );
}
