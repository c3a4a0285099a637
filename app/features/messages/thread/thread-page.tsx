import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { PostForm } from "#app/ui/fields/form";
import { useStoredText } from "#app/ui/fields/stored-text-fields";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import { useMessage } from "#app/ui/text/message-key";
import { ReportForm } from "../reports/report-form";
import { messageBox } from "../send/box-of-messages";
import { Composer, fillBox } from "./composer";
import { FileForm } from "./file-form";
import { MessageList } from "./message-list";
import { ThreadActions } from "./thread-actions";
import type { PostAnswer, ThreadView } from "./thread-view";
import { useOutgoing } from "./use-outgoing";
import { useReadMark } from "./use-read-mark";

interface ThreadPageProps {
  thread: ThreadView;
  zone: string;
  site: string;
  newKey: string;
  /** Text typed before the sign-in, and the token that finds it. */
  draft: string;
  draftToken: string;
  /** Number of the message to report. */
  reported: number | null;
  refused: PostAnswer | undefined;
}

/** One thread: the other side, the messages, and the input box. New messages appear by themselves. */
export function ThreadPage({ thread, zone, site, newKey, draft, draftToken, reported, refused }: ThreadPageProps) {
  const t = useTranslations("messages");
  const name = useNames()(thread.other.name) || t("aClient");
  const box = useStoredText(messageBox(thread.id), draft);
  const outgoing = useOutgoing(thread, draftToken);
  const message = thread.messages.find(
    ({ number, isMine, isReported, isRemoved }) => number === reported && !isMine && !isReported && !isRemoved,
  );
  const ownFiles = thread.messages.filter(({ isMine, file }) => isMine && file).length;
  useLiveChanges();
  useReadMark(thread);
  const back = (
    <Link to="/messages" prefetch="intent" className="text-link mb-4 inline-flex min-h-11 items-center gap-1.5">
      <Icon name="arrow-left" />
      {t("back")}
    </Link>
  );
  const title = (
    <span className="flex items-center gap-4">
      <Avatar name={name} src={thread.other.avatarUrl} />
      <bdi className="min-w-0 break-words">{name}</bdi>
    </span>
  );
  return (
    <Page title={title} width="text" above={back} actions={<ThreadActions thread={thread} name={name} />}>
      <section aria-label={t("thread", { name })} className="card flex h-[max(24rem,calc(100dvh-19rem))] flex-col p-0">
        <MessageList
          thread={thread}
          zone={zone}
          name={name}
          outgoing={thread.hasLater ? [] : outgoing.shown}
          onSendAgain={outgoing.sendAgain}
          onTakeBack={({ key, text }) => {
            outgoing.takeBack(key);
            if (box.ref.current) fillBox(box.ref.current, [box.ref.current.value, text].filter(Boolean).join("\n"));
          }}
        />
        <div className="max-h-[75%] shrink-0 overflow-y-auto border-t border-line px-4 py-4 sm:px-6">
          {message ? (
            <ReportForm key={message.number} threadId={thread.id} message={message} name={name} site={site} refused={refused} />
          ) : thread.closed ? (
            <>
              <Problem answer={refused} />
              {refused?.ok === false && <Unsent text={refused.text} />}
              <p className="text-soft">{t(thread.closed, { name })}</p>
            </>
          ) : (
            <>
              <Problem answer={refused} />
              <Composer
                name={name}
                box={box}
                newKey={newKey}
                seen={thread.lastNumber}
                draft={draft}
                refused={refused}
                onSend={outgoing.add}
              />
              <FileForm key={`files ${ownFiles}`} threadId={thread.id} newKey={newKey} />
            </>
          )}
          {thread.unread > 0 && <MarkAsRead thread={thread} />}
        </div>
      </section>
    </Page>
  );
}

/** Without JavaScript the reader marks the thread as read, because opening a page changes nothing. */
function MarkAsRead({ thread }: { thread: ThreadView }) {
  const t = useTranslations("messages");
  return (
    <noscript>
      <PostForm action={`/messages/${thread.id}`} className="mt-3">
        <input type="hidden" name="seen" value={thread.lastNumber} />
        <SubmitButton name="intent" value="read" variant="quiet" size="small">
          {t("markRead")}
        </SubmitButton>
      </PostForm>
    </noscript>
  );
}

/** Shows text that was typed once the input box is gone. */
function Unsent({ text }: { text: string }) {
  const written = useWrittenLanguage();
  return (
    <blockquote {...written(text)} dir="auto" className="mb-3 border-l-2 border-line pl-3 break-words whitespace-pre-wrap">
      {text}
    </blockquote>
  );
}

/** The error of a form as a whole, as opposed to one of its fields. */
export function Problem({ answer }: { answer: PostAnswer | undefined }) {
  const message = useMessage();
  if (answer?.ok !== false || !answer.errors.form) return null;
  return (
    <p role="alert" className="mb-3 rounded bg-danger-wash px-4 py-3 text-danger">
      {message(answer.errors.form)}
    </p>
  );
}
