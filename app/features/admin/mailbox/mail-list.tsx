import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import { Pages } from "../dashboard/pages";
import { SearchForm } from "../dashboard/search-form";
import type { ListedMail, OpenedMail } from "./listed-mail";

interface MailListProps {
  mails: readonly ListedMail[];
  query: string;
  page: number;
  hasMore: boolean;
  zone: string;
}

const STATES = {
  written: { tone: "green", word: "mailWritten" },
  waiting: { tone: "yellow", word: "mailWaiting" },
  givenUp: { tone: "red", word: "mailGivenUp" },
} as const;

/** Every mail that would have gone out, while there is no SMTP. */
export function MailList({ mails, query, page, hasMore, zone }: MailListProps) {
  const t = useTranslations("dashboard");
  return (
    <section aria-labelledby="mailbox">
      <h2 id="mailbox" className="text-2xl">
        {t("mailTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("mailText")}</p>
      <SearchForm view="mail" label={t("searchMail")} query={query} />
      {mails.length === 0 ? (
        <EmptyState title={t(query ? "noMailFound" : "noMail")} />
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {mails.map((mail) => (
            <li key={mail.id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3 hover:bg-wash">
              <div className="min-w-0 grow basis-64">
                <Link to={`/admin?view=mail&id=${mail.id}`} className="card-cover font-semibold">
                  {mail.subject}
                </Link>
                <p className="break-all text-sm text-soft">{mail.recipient}</p>
              </div>
              <Badge tone={STATES[mail.state].tone}>{t(STATES[mail.state].word)}</Badge>
              <LocalTime at={mail.createdAt} zone={zone} className="text-sm text-soft" />
            </li>
          ))}
        </ul>
      )}
      <Pages view="mail" query={query} page={page} hasMore={hasMore} />
    </section>
  );
}

/** One mail in its plain words, while they are kept. */
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

/** Links to pages can be followed; of those that let somebody in the part that does is left out. */
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
