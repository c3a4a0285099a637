import { useTranslations } from "use-intl";
import { ZoneField } from "#app/features/schedule/zone-field";
import { PostForm } from "#app/ui/fields/form";
import { isSentence } from "./search-answer";
import { moveInList } from "./search-keys";

/** Under the results for a sentence: hands it to the assistant, which reads it whole. Nothing for a few words. */
export function AskAssistant({ text, onChoose }: { text: string; onChoose?: () => void }) {
  const t = useTranslations("catalog");
  if (!isSentence(text)) return null;
  return (
    <PostForm action="/ai-assistant" onSubmit={onChoose}>
      <input type="hidden" name="assistant" value="message" />
      <input type="hidden" name="content" value={text.trim()} />
      <ZoneField />
      <button
        type="submit"
        data-found=""
        onKeyDown={moveInList}
        className="text-link flex min-h-11 w-full items-center rounded px-3 py-2 text-left hover:bg-sage-wash focus-visible:bg-sage-wash"
      >
        {t("askAssistant")}
      </button>
    </PostForm>
  );
}
