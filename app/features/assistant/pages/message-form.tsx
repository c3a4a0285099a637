import { useEffect } from "react";
import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import { ZoneField } from "#app/features/schedule/zone-field";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { sendOnEnter } from "#app/ui/fields/send-on-enter";
import { storeText } from "#app/ui/fields/stored-text";
import { useStoredText } from "#app/ui/fields/stored-text-fields";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import type { Room } from "../conversation/conversation";
import { type PostAnswer, postPath } from "../conversation/post-answer";
import { messageRules } from "../schema";

export interface AssistantFormProps {
  room: Room;
  fetcher: FetcherWithComponents<PostAnswer>;
  /** The response to a form posted without React. */
  refused: PostAnswer | undefined;
}

/**
 * A sent message stays a draft until it is answered, even if its form unmounts: a reload before then still has it. An answer that redirects
 * has no data and counts as accepted.
 */
const underWay = new Map<string, { before: PostAnswer | undefined; isUnderWay: boolean }>();

/** The chat's input: Enter sends, Shift+Enter starts a new line; sending is disabled while it is empty or an answer is on its way. */
export function MessageForm({ room, fetcher, refused, placeholder }: AssistantFormProps & { placeholder: string }) {
  const t = useTranslations("assistant");
  const isHydrated = useHydrated();
  const isWaiting = fetcher.state !== "idle";
  const answer = fetcher.data ?? refused;
  const draft = `question ${room}`;
  // Before the box restores its draft: an answer may arrive with a page that is rendered again.
  useEffect(() => {
    const sent = underWay.get(draft);
    if (!sent) return;
    sent.isUnderWay ||= isWaiting || fetcher.data !== sent.before;
    if (isWaiting || !sent.isUnderWay) return;
    underWay.delete(draft);
    if (fetcher.data?.ok !== false) storeText(draft, "");
  });
  const kept = useStoredText(draft);
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

/** Clears the box after its text has been read; if refused, the text comes back. */
function emptyLater(event: React.SubmitEvent<HTMLFormElement>) {
  const box = event.currentTarget.elements.namedItem("content");
  if (box instanceof HTMLTextAreaElement)
    queueMicrotask(() => {
      box.value = "";
    });
}
