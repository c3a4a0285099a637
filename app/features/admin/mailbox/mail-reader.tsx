import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import type { OpenedMail } from "./listed-mail";

/** Plain text of a mail, while it is kept. */
export function MailReader({ mail, zone }: { mail: OpenedMail; zone: string }) {
  const t = useTranslations("dashboard");
  return (
    <article className="max-w-3xl">
      <Link to="/admin?view=mail" className="text-link inline-flex min-h-11 items-center gap-1">
        <Icon name="chevron-left" />
        {t("allMail")}
      </Link>
      <h2 className="mt-1 text-2xl">{mail.subject}</h2>
      <p className="mt-1 text-soft">
        {t("mailTo", { recipient: mail.recipient })} · <LocalTime at={mail.createdAt} zone={zone} />
      </p>
      {mail.attachments.length > 0 && (
        <p className="mt-1 text-sm text-soft">{t("mailAttachments", { names: mail.attachments.join(", ") })}</p>
      )}
      {mail.text ? <MailText text={mail.text} /> : <p className="card mt-4">{t("mailForgotten")}</p>}
    </article>
  );
}

/** Makes links clickable; in links that grant access the token is removed. */
function MailText({ text }: { text: string }) {
  return (
    <div className="card mt-4 whitespace-pre-wrap break-words">
      {text.split(/(https?:\/\/\S+)/).map((part, index) =>
        index % 2 === 1 && !part.includes("token=") ? (
          <a key={part} href={part} className="text-link">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
