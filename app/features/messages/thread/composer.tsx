import { useTranslations } from "use-intl";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { sendOnEnter } from "#app/ui/fields/send-on-enter";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { messageRules } from "../schema";
import { tidyMessage } from "./message-text";
import type { PostAnswer } from "./thread-view";

interface ComposerProps {
  name: string;
  box: { ref: React.RefObject<HTMLTextAreaElement | null>; onInput: React.InputEventHandler<HTMLTextAreaElement> };
  /** Form values without JavaScript: an idempotency key, and how far the page was read. */
  newKey: string;
  seen: number;
  /** Text typed before the sign-in. */
  draft: string;
  refused: PostAnswer | undefined;
  onSend: (text: string) => void;
}

/** The message input: Enter sends, Shift+Enter starts a new line. Without JavaScript it posts to the page. */
export function Composer({ name, box, newKey, seen, draft, refused, onSend }: ComposerProps) {
  const t = useTranslations("messages");
  const problem = refused?.ok === false ? refused : undefined;

  function send(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const area = box.ref.current;
    if (!area) return;
    onSend(tidyMessage(area.value));
    fillBox(area, "");
  }

  return (
    <PostForm schema={messageRules} errors={problem?.errors} onSubmit={send} className="flex items-start gap-2">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={newKey} />
      <input type="hidden" name="seen" value={seen} />
      <TextAreaField
        {...box}
        name="text"
        label={t("message")}
        isLabelHidden
        placeholder={t("messagePlaceholder", { name })}
        rows={2}
        dir="auto"
        enterKeyHint="send"
        defaultValue={problem?.text ?? draft}
        onKeyDown={sendOnEnter}
        className="min-w-0 grow [&_textarea]:min-h-17 [&_textarea]:max-h-40"
      />
      <SubmitButton needs={["text"]} busyLabel={t("sending")}>
        {t("send")}
      </SubmitButton>
    </PostForm>
  );
}

/** Puts text into the box as if typed, so that input listeners run. */
export function fillBox(area: HTMLTextAreaElement, text: string) {
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
