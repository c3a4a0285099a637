import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { NothingFound } from "../lists/nothing-found";
import { ListPages } from "../lists/pages";
import { chosenIds } from "../lists/table/bulk";
import { BulkAlert } from "../lists/table/bulk-alert";
import { ListTable } from "../lists/table/list-table";
import type { ListedMail, MailAnswer } from "./listed-mail";

interface MailListProps {
  mails: readonly ListedMail[];
  wishes: ListWishes<"mail">;
  hasMore: boolean;
  total: number;
  zone: string;
  answer: MailAnswer | undefined;
}

const STATES = {
  written: { tone: "green", word: "mailWritten" },
  waiting: { tone: "yellow", word: "mailWaiting" },
  givenUp: { tone: "red", word: "mailGivenUp" },
} as const;

/** Every mail that would have gone out, while there is no SMTP. */
export function MailList({ mails, wishes, hasMore, total, zone, answer }: MailListProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const named = new Map(mails.map(({ id, subject }) => [id, subject]));
  const again = (mail: ListedMail) => ({
    ...{ intent: "send-mail-again", label: t("sendAgain"), fields: { mailId: mail.id } },
    named: t("sendAgainNamed", { subject: mail.subject, recipient: mail.recipient }),
  });
  return (
    <section aria-labelledby="mailbox">
      <h2 id="mailbox" className="text-2xl">
        {t("mailTitle")}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-soft">{t("mailText")}</p>
      <ListTools name="mail" wishes={wishes} searchLabel={t("searchMail")} hasHeads />
      <FailureAlert alert={answer?.alert} />
      <BulkAlert outcome={answer?.outcome} nameOf={(id) => named.get(id)} />
      {mails.length === 0 ? (
        <NothingFound name="mail" wishes={wishes} found={t("noMailFound")} none={t("noMail")} />
      ) : (
        <ListTable
          name="mail"
          label={t("mailTitle")}
          wishes={wishes}
          rows={mails}
          idOf={({ id }) => id}
          nameOf={({ subject }) => subject}
          columns={[
            {
              ...{ head: words("subject"), sort: "subject" },
              cell: (mail) => (
                <Link to={`/admin?view=mail&id=${mail.id}`} className="list-link">
                  {mail.subject}
                </Link>
              ),
            },
            {
              head: words("recipient"),
              sort: "recipient",
              cell: (mail) => <span className="inline-block min-w-48 wrap-anywhere">{mail.recipient}</span>,
            },
            { head: words("state"), cell: ({ state }) => <Badge tone={STATES[state].tone}>{t(STATES[state].word)}</Badge> },
            { head: words("time"), sort: "time", cell: (mail) => <LocalTime at={mail.createdAt} zone={zone} /> },
          ]}
          actionsOf={(mail) => (mail.state === "givenUp" ? [again(mail)] : [])}
          bulk={{
            field: "mailId",
            actions: [{ intent: "send-mail-again", label: t("sendAgain") }],
            chosen: chosenIds(answer?.mailId),
            isChoosable: ({ state }) => state === "givenUp",
          }}
        />
      )}
      <ListPages name="mail" wishes={wishes} hasMore={hasMore} total={total} shown={mails.length} />
    </section>
  );
}
