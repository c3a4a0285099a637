import { useTranslations } from "use-intl";
import { ZoneField } from "#app/features/schedule/zone-field";
import { useNames } from "#app/languages/names";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useHydrated } from "#app/ui/hydrated";
import { postPath } from "../conversation/post-answer";
import { type GuidedAnswers, type GuidedPrompt, guidedPrompts } from "./guided-prompts";
import type { AssistantFormProps } from "./message-form";

/** The guided prompts; each may be skipped. */
export function GuidedForm({ room, fetcher, answers }: AssistantFormProps & { answers: GuidedAnswers }) {
  const t = useTranslations("assistant");
  const isHydrated = useHydrated();
  return (
    <PostForm action={postPath(room, isHydrated)} fetcher={fetcher} className="space-y-5">
      <input type="hidden" name="assistant" value="answers" />
      <ZoneField />
      {guidedPrompts().map((prompt) => (
        <PromptChoices key={prompt.name} prompt={prompt} chosen={answers[prompt.name]} />
      ))}
      <SubmitButton busy={fetcher.state !== "idle"}>{t("answersSend")}</SubmitButton>
    </PostForm>
  );
}

function PromptChoices({ prompt, chosen }: { prompt: GuidedPrompt; chosen: string | undefined }) {
  const named = useNames();
  return (
    <fieldset>
      <legend className="field-label">{named(prompt.label)}</legend>
      <div className="flex flex-wrap gap-2">
        {prompt.options.map((option) => (
          <label
            key={option}
            className="inline-flex min-h-11 items-center rounded border border-edge bg-surface px-3.5 hover:border-sage has-checked:border-sage has-checked:bg-sage has-checked:text-on-sage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sage-ink"
          >
            <input type="radio" name={prompt.name} value={option} defaultChecked={option === chosen} className="sr-only" />
            {named(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
