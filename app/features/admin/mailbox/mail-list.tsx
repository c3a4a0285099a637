import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { mailProblemOf } from "#app/platform/mail/mail-problem";
import { Badge } from "#app/ui/badge";
import { EmailAddress } from "#app/ui/text/email-address";
import { LocalTime } from "#app/ui/text/format";
import type { ShownPage } from "../lists/list-count";
import { ListSection } from "../lists/list-section";
import type { ListParams } from "../lists/list-shapes";
import { chosenIds } from "../lists/table/bulk";
import { ListTable } from "../lists/table/list-table";
import type { ListedMail, MailAnswer } from "./listed-mail";

interface MailListProps {
  mails: readonly ListedMail[];
  params: ListParams<"mail">;
  shown: ShownPage;
  total: number;
  zone: string;
  /** SMTP is configured: the list shows undelivered mails only, whose text cannot be read here. */
  goesOut: boolean;
  answer: MailAnswer | undefined;
}

const STATES = {
  written: { tone: "green", word: "mailWritten" },
  waiting: { tone: "yellow", word: "mailWaiting" },
  givenUp: { tone: "red", word: "mailGivenUp" },
} as const;

/** All mails while there is no SMTP; undelivered ones once there is. */
export function MailList({ mails, params, shown, total, zone, goesOut, answer }: MailListProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("lists");
  const none = goesOut ? { none: t("allDelivered"), noneText: t("allDeliveredText") } : { none: t("noMail") };
  const named = new Map(mails.map(({ id, subject }) => [id, subject]));
  const again = (mail: ListedMail) => ({
    ...{ intent: "send-mail-again", label: t("sendAgain"), fields: { mailId: mail.id } },
    named: t("sendAgainNamed", { subject: mail.subject, recipient: mail.recipient }),
  });
  return (
    <ListSection
      name="mail"
      id="mailbox"
      title={t(goesOut ? "undeliveredTitle" : "mailTitle")}
      text={t(goesOut ? "undeliveredText" : "mailText")}
      searchLabel={t("searchMail")}
      without={goesOut ? "written" : undefined}
      params={params}
      shown={shown}
      total={total}
      rows={mails.length}
      found={t("noMailFound")}
      {...none}
      alert={answer?.alert}
      outcome={answer?.outcome}
      nameOf={(id) => named.get(id)}
    >
      <ListTable
        name="mail"
        label={t(goesOut ? "undeliveredTitle" : "mailTitle")}
        params={params}
        rows={mails}
        idOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        columns={[
          {
            ...{ head: words("subject"), sort: "subject" },
            cell: (mail) => <Subject mail={mail} goesOut={goesOut} />,
          },
          {
            head: words("recipient"),
            sort: "recipient",
            cell: (mail) => <EmailAddress address={mail.recipient} />,
          },
          { head: words("state"), cell: ({ state }) => <Badge tone={STATES[state].tone}>{t(STATES[state].word)}</Badge> },
          { head: words("when"), sort: "time", cell: (mail) => <LocalTime at={mail.createdAt} zone={zone} /> },
        ]}
        actionsOf={(mail) => (mail.state === "givenUp" ? [again(mail)] : [])}
        bulk={{
          field: "mailId",
          actions: [{ intent: "send-mail-again", label: t("sendAgain") }],
          chosen: chosenIds(answer?.mailId),
          isChoosable: ({ state }) => state === "givenUp",
        }}
      />
    </ListSection>
  );
}

/** Subject, linked to the text when that is readable here, and the delivery error. */
function Subject({ mail: { id, subject, problem }, goesOut }: { mail: ListedMail; goesOut: boolean }) {
  const t = useTranslations("dashboard");
  const firstDay = useTranslations("firstDay");
  return (
    <>
      {goesOut ? (
        <span className="font-medium wrap-anywhere">{subject}</span>
      ) : (
        <Link to={`/admin?view=mail&id=${id}`} className="list-link">
          {subject}
        </Link>
      )}
      {problem && (
        <span className="list-below wrap-anywhere">{`${firstDay(`problem_${mailProblemOf(problem)}`)} ${t("mailSaid", { words: problem })}`}</span>
      )}
    </>
  );
}
