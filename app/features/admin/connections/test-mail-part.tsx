import { useTranslations } from "use-intl";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FirstDay } from "../first-day/first-day";
import { mailStateKey } from "../first-day/mail-state-key";

/** How mail is sent, and a test mail. */
export function TestMailPart({ firstDay: { mail, problem } }: { firstDay: Pick<FirstDay, "mail" | "problem"> }) {
  const t = useTranslations("firstDay");
  return (
    <PostForm preventScrollReset className="grid justify-items-start gap-2" aria-label={t("sendTest")}>
      <p className={problem ? "wrap-anywhere text-danger" : "wrap-anywhere text-soft"}>{t(mailStateKey(mail, problem))}</p>
      <input type="hidden" name="intent" value="send-test-mail" />
      <SubmitButton variant="secondary" busyLabel={t("sending")}>
        {t("sendTest")}
      </SubmitButton>
    </PostForm>
  );
}
