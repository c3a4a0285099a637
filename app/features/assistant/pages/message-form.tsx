import { useEffect } from "react";
import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import { ZoneField } from "#app/features/schedule/zone-field";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { useKeptWords } from "#app/ui/fields/kept-boxes";
import { keepWords } from "#app/ui/fields/kept-words";
import { sendOnEnter } from "#app/ui/fields/send-on-enter";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import type { Room } from "../conversation/conversation";
import { type PostAnswer, postPath } from "../conversation/post-answer";
import { messageRules } from "../schema";

export interface AssistantFormProps {
  room: Room;
  fetcher: FetcherWithComponents<PostAnswer>;
  /** What came back without React. */
  refused: PostAnswer | undefined;
}

/**
 * What is sent is a draft until it is answered, whatever becomes of its form meanwhile: whoever loads the page anew before that has it still. An answer
 * that leads on brings nothing along.
 */
const underWay = new Map<string, { before: PostAnswer | undefined; isUnderWay: boolean }>();

/** The chat's input: Enter sends, Shift+Enter begins a line; nothing is sent while it is empty or an answer is on its way. */
export function MessageForm({ room, fetcher, refused, placeholder }: AssistantFormProps & { placeholder: string }) {
  const t = useTranslations("assistant");
  const isHydrated = useHydrated();
  const isWaiting = fetcher.state !== "idle";
  const answer = fetcher.data ?? refused;
  const draft = `question ${room}`;
  // Before the box takes up what is kept: an answer may come with a page that is drawn anew.
  useEffect(() => {
    const sent = underWay.get(draft);
    if (!sent) return;
    sent.isUnderWay ||= isWaiting || fetcher.data !== sent.before;
    if (isWaiting || !sent.isUnderWay) return;
    underWay.delete(draft);
    if (fetcher.data?.ok !== false) keepWords(draft, "");
  });
  const kept = useKeptWords(draft);
  return (
    <PostForm
      action={postPath(room, isHydrated)}
      fetcher={fetcher}
      schema={messageRules}
      errors={answer?.errors}
      className="flex items-start gap-2"
      onSubmit={(event) => {
        emptyLater(event);
        underWay.set(draft, { before: fetcher.data, isUnderWay: false });
      }}
    >
      <input type="hidden" name="assistant" value="message" />
      <ZoneField />
      <TextAreaField
        key={answer?.ok === false ? answer.number : "open"}
        name="content"
        label={t("message")}
        isLabelHidden
        placeholder={placeholder}
        rows={2}
        readOnly={isWaiting}
        defaultValue={answer?.ok === false ? answer.content : undefined}
        onKeyDown={sendOnEnter}
        data-enter=""
        {...kept}
        className="min-w-0 grow [&_textarea]:min-h-17 [&_textarea]:max-h-40"
      />
      <SubmitButton needs={["content"]} busy={isWaiting}>
        {t("send")}
      </SubmitButton>
    </PostForm>
  );
}

/** The words are read from the box before it is emptied; if they are refused, they come back. */
function emptyLater(event: React.SubmitEvent<HTMLFormElement>) {
  const box = event.currentTarget.elements.namedItem("content");
  if (box instanceof HTMLTextAreaElement)
    queueMicrotask(() => {
      box.value = "";
    });
}
