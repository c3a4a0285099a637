import { Fragment, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { useFormatter } from "#app/ui/text/formats";
import { Words } from "./message-bubble";
import { Clock, useDayOf } from "./message-time";
import { OutgoingMessage } from "./outgoing-message";
import { SentFile } from "./sent-file";
import type { ShownMessage, ThreadView } from "./thread-view";
import type { ShownOutgoing } from "./use-outgoing";

interface MessageListProps {
  thread: ThreadView;
  zone: string;
  name: string;
  outgoing: readonly ShownOutgoing[];
  onSendAgain: (key: string) => void;
  onTakeBack: (item: ShownOutgoing) => void;
}

/** The messages in order of time, scrolled to the end: grouped by day, with a marker for new ones and those being sent. */
export function MessageList({ thread, zone, name, outgoing, onSendAgain, onTakeBack }: MessageListProps) {
  const t = useTranslations("messages");
  const dayOf = useDayOf(zone);
  const [firstNew] = useState(() => firstUnread(thread));
  const { messages, hasEarlier, hasLater, theirReadNumber } = thread;
  const lastRead = messages.findLast(({ isMine, number }) => isMine && number <= theirReadNumber)?.number;
  return (
    <div className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto px-4 py-5 sm:px-6">
      <div role="log" aria-label={t("thread", { name })} className="mb-auto">
        {hasEarlier && (
          <p className="mb-5 text-center">
            <ButtonLink to={`?before=${messages[0]?.number ?? 1}`} variant="quiet" size="small">
              {t("earlier")}
            </ButtonLink>
          </p>
        )}
        <ol className="space-y-4">
          {messages.map((message, index) => {
            const day = dayOf(message.at);
            const before = messages[index - 1];
            return (
              <Fragment key={message.number}>
                {(!before || dayOf(before.at) !== day) && <li className="pt-2 text-center text-sm text-soft">{day}</li>}
                {message.number === firstNew && <NewFromHere />}
                <Message message={message} name={name} zone={zone} isRead={message.number === lastRead} />
              </Fragment>
            );
          })}
          {outgoing.map((item) => (
            <OutgoingMessage key={item.key} item={item} onSendAgain={onSendAgain} onTakeBack={onTakeBack} />
          ))}
        </ol>
        {hasLater && (
          <p className="mt-5 text-center">
            <ButtonLink to={`/messages/${thread.id}`} variant="quiet" size="small">
              {t("later")}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** First unread message when the page was opened. */
const firstUnread = ({ messages, unread, readNumber }: ThreadView) =>
  unread > 0 ? messages.find(({ isMine, number }) => !isMine && number > readNumber)?.number : undefined;

function NewFromHere() {
  const t = useTranslations("messages");
  return (
    <li className="flex items-center gap-3 text-sm font-semibold text-brass-ink before:h-px before:grow before:bg-brass after:h-px after:grow after:bg-brass">
      {t("newMessages")}
    </li>
  );
}

interface MessageProps {
  message: ShownMessage;
  name: string;
  zone: string;
  isRead: boolean;
}

function Message({ message, name, zone, isRead }: MessageProps) {
  const t = useTranslations("messages");
  const format = useFormatter();
  const { isMine, isRemoved, text, at, number, isReported, file } = message;
  const time = format.dateTime(at, { hour: "numeric", minute: "2-digit", ...(zone && { timeZone: zone }) });
  return (
    <li className={`flex flex-col ${isMine ? "items-end" : "items-start"}`}>
      {isRemoved ? (
        <p className="max-w-[88%] rounded border border-line px-4 py-3 text-soft italic sm:max-w-[75%]">{t("removed")}</p>
      ) : file ? (
        <SentFile isMine={isMine} name={text} file={file} />
      ) : (
        <Words isMine={isMine} text={text} />
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 px-1 text-sm text-soft">
        <span>{isMine ? t("you") : <bdi>{name}</bdi>}</span>
        <Clock at={at} zone={zone} />
        {isMine && isRead && (
          <span className="inline-flex items-center gap-1">
            <Icon name="check" />
            {t("read")}
          </span>
        )}
        {!isMine && isReported && <span>{t("reported")}</span>}
        {!isMine && !isReported && !isRemoved && (
          <Link
            to={`?report=${number}`}
            preventScrollReset
            aria-label={t("reportLabel", { time })}
            className="inline-flex min-h-11 min-w-11 items-center underline decoration-line underline-offset-4 hover:text-ink"
          >
            {t("report")}
          </Link>
        )}
      </p>
    </li>
  );
}
