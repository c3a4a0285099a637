import { useTranslations } from "use-intl";
import { type DeleteAccountAnswer, DeleteAccountForm } from "#app/features/accounts/deletion/delete-account-form";
import { type EmailChangeAnswer, EmailChangeForm } from "#app/features/accounts/email-change/email-change-form";
import { Panel } from "#app/features/profiles/panel";
import { buttonClass } from "#app/ui/button-class";
import { Icon } from "#app/ui/icon";

interface AccountPartProps {
  email: string;
  waiting: React.ComponentProps<typeof EmailChangeForm>["waiting"];
  needsCode: boolean;
  facts: React.ComponentProps<typeof DeleteAccountForm>["facts"];
  sums: React.ComponentProps<typeof DeleteAccountForm>["sums"];
  answer: unknown;
}

/** Account sections of the Security tab: email address, own records, deletion. */
export function AccountPart({ email, waiting, needsCode, facts, sums, answer }: AccountPartProps) {
  const change = useTranslations("emailChange");
  const t = useTranslations("deletion");
  return (
    <>
      <Panel id="email" title={change("title")} text={change("text")}>
        <EmailChangeForm
          email={email}
          waiting={waiting}
          answer={isAnswer<EmailChangeAnswer>(answer, "email-change-begin") ? answer : null}
        />
      </Panel>
      <Panel id="records" title={t("recordsTitle")} text={t("recordsText")}>
        <a href="/files/my-records.json" className={buttonClass("secondary")}>
          <Icon name="download" />
          {t("recordsDownload")}
        </a>
      </Panel>
      <Panel id="delete-account" title={t("title")} text={t("text")}>
        <DeleteAccountForm
          needsCode={needsCode}
          facts={facts}
          sums={sums}
          answer={isAnswer<DeleteAccountAnswer>(answer, "leave") ? answer : null}
        />
      </Panel>
    </>
  );
}

const isAnswer = <Answer extends { intent: string }>(answer: unknown, intent: Answer["intent"]): answer is Answer =>
  typeof answer === "object" && answer !== null && "intent" in answer && answer.intent === intent;
