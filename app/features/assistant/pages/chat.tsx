import { useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { hasSpecifiedCategories } from "#app/features/catalog/categories";
import { offeredTopics } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";
import { Button } from "#app/ui/button";
import { classes } from "#app/ui/classes";
import { Icon } from "#app/ui/icon";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import type { ConversationView } from "../conversation/conversation";
import { type PostAnswer, postPath } from "../conversation/post-answer";
import { Speech, SpokenWords, StreamedText, Waiting } from "./chat-message";
import { Choices } from "./choices";
import { EarlierMessages, LaterMessages } from "./further-messages";
import { useKeptPlace } from "./kept-place";
import { MessageForm } from "./message-form";
import { Problem } from "./problem";
import { newestAnswer, useReadFromTop } from "./read-from-top";
import { needUntil, useRememberedNeed } from "./remembered-need";
import { SpokenAnswer } from "./spoken-answer";
import { useStreamedText } from "./streamed-text";

/** Suggested first messages, each sent as it stands; a site with its own catalog suggests its first areas. */
const STARTERS = ["starter1", "starter2", "starter3", "starter4"] as const;

interface ChatProps {
  conversation: ConversationView;
  refused: PostAnswer | undefined;
}

/** The chat with the assistant: greeting, messages and input box; 600 pixels high (visitor site, section 9). */
export function Chat({ conversation, refused }: ChatProps) {
  const t = useTranslations("assistant");
  const named = useNames();
  const fetcher = useFetcher<PostAnswer>({ key: "assistant" });
  const { messages, hasEarlier, hasLater, faces, startedAt, isSignedIn } = conversation;
  const newest = newestAnswer(messages);
  /** Scrolls to the end only once there are messages; the greeting is read from its top. */
  const isBegun = messages.length > 0 || fetcher.formData !== undefined;
  const [arrival] = useState(newest);
  const isArrived = newest === arrival && fetcher.formData === undefined;
  const isSpecified = hasSpecifiedCategories();
  const starters = isSpecified
    ? STARTERS.map((starter) => t(starter))
    : offeredTopics()
        .slice(0, STARTERS.length)
        .map(({ name }) => t("starterOwn", { topic: named(name) }));
  const box = useKeptPlace(!hasLater);
  useReadFromTop(newest);
  useRememberedNeed(messages, hasLater);
  return (
    <>
      <section aria-label={t("title")} className="card flex h-[600px] flex-col p-0">
        <div
          ref={box}
          className={classes(
            "flex min-h-0 grow overflow-y-auto px-4 py-5 sm:px-6",
            !isBegun ? "flex-col" : isArrived ? "conversation" : "flex-col-reverse",
          )}
          role="log"
          aria-label={t("conversation")}
        >
          <div className="mb-auto">
            <EarlierMessages conversation={conversation} />
            <ul className="space-y-5">
              {!hasEarlier && (
                <Speech from="assistant" timestamp={startedAt}>
                  <SpokenWords text={t("greeting")} />
                  {messages.length === 0 && <Choices room="assistant" fetcher={fetcher} choices={starters} />}
                </Speech>
              )}
              {messages.map(({ number, role, timestamp, choices, links, ...message }) => (
                <Speech
                  key={number}
                  from={role}
                  timestamp={timestamp}
                  isWide={message.advisors !== undefined && message.advisors.length > 0}
                  isNewest={number === newest}
                >
                  <SpokenAnswer {...message} faces={faces} need={needUntil(messages, number, named)} />
                  <Choices room="assistant" fetcher={fetcher} choices={choices} links={links} />
                </Speech>
              ))}
              {!hasLater && <Underway content={fetcher.formData?.get("content")} />}
            </ul>
          </div>
        </div>
        <div className="border-t border-line px-4 py-4 sm:px-6">
          {hasLater ? (
            <LaterMessages room="assistant" />
          ) : (
            <>
              <Problem answer={fetcher.data ?? refused} />
              <MessageForm
                room="assistant"
                fetcher={fetcher}
                refused={refused}
                placeholder={t(isSpecified ? "messagePlaceholder" : "messagePlaceholderOwn")}
              />
            </>
          )}
        </div>
      </section>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4 text-sm text-soft">
        <p className="max-w-measure">
          {t("notice")} {isSignedIn ? t("deletePersonalNote") : t("deleteAnonymousNote")}
        </p>
        {messages.length > 0 && <DeleteConversation />}
      </div>
    </>
  );
}

/** The message just sent, and the answer's progress or the words streamed so far. */
function Underway({ content }: { content: FormDataEntryValue | null | undefined }) {
  const t = useTranslations("assistant");
  const words = useStreamedText("assistant");
  if (typeof content !== "string") return null;
  return (
    <>
      <Speech from="user">
        <SpokenWords text={content} />
      </Speech>
      <Speech from="assistant">{words ? <StreamedText text={words} /> : <Waiting label={t("typing")} />}</Speech>
    </>
  );
}

function DeleteConversation() {
  const t = useTranslations("assistant");
  return (
    <ConfirmDialog
      title={t("deleteConversation")}
      text={t("deleteText")}
      confirmLabel={t("deleteConversation")}
      action={postPath("assistant", false)}
      name="assistant"
      value="delete"
      trigger={
        <Button variant="quiet" size="small">
          <Icon name="trash" />
          {t("deleteConversation")}
        </Button>
      }
    />
  );
}
