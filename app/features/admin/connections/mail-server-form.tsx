import { useTranslations } from "use-intl";
import { TextField } from "#app/ui/fields/field";
import type { FirstDay } from "../first-day/first-day";
import type { SettingsAnswer } from "../settings/settings-answer";
import { SettingsForm } from "../settings/settings-form-frame";
import type { EditedConnections } from "./connections-form";
import { GivenElsewhere } from "./given-elsewhere";
import { ServerFields } from "./server-fields";
import { TestMailPart } from "./test-mail-part";

interface MailServerFormProps {
  mail: EditedConnections["mail"];
  /** Name of the site and its contact address, of whom mails are without a sender of their own. */
  standing: { name: string; email: string };
  firstDay: FirstDay;
  answer: SettingsAnswer | undefined;
}

/** Mail server, sender, and a test mail. What the environment says is read-only. */
export function MailServerForm({ mail, standing, firstDay, answer }: MailServerFormProps) {
  const t = useTranslations("connections");
  const { given } = mail;
  const typed = { ...mail, ...answer?.typed };
  return (
    <div className="grid content-start gap-5">
      {given.host !== null && given.sender !== null ? (
        <GivenElsewhere
          id="mail-server"
          title={t("mailTitle")}
          text={`${t("serverGiven", { host: given.host })} ${t("senderGiven", { sender: given.sender })}`}
        />
      ) : (
        <SettingsForm
          name="mail-server"
          version={mail.version}
          title={t("mailTitle")}
          text={t("mailText")}
          saveLabel={t("saveMail")}
          answer={answer}
        >
          {given.host === null ? (
            <ServerFields given={typed} hasPassword={mail.hasPassword} />
          ) : (
            <p className="wrap-anywhere">{t("serverGiven", { host: given.host })}</p>
          )}
          {given.sender === null ? (
            <>
              <TextField
                name="senderName"
                label={t("senderName")}
                defaultValue={typed.senderName}
                placeholder={standing.name}
                maxLength={60}
                optional
              />
              <TextField
                name="senderAddress"
                type="email"
                label={t("senderAddress")}
                hint={t("senderHint")}
                defaultValue={typed.senderAddress}
                placeholder={standing.email}
                optional
              />
            </>
          ) : (
            <p className="wrap-anywhere">{t("senderGiven", { sender: given.sender })}</p>
          )}
        </SettingsForm>
      )}
      <TestMailPart firstDay={firstDay} />
    </div>
  );
}
