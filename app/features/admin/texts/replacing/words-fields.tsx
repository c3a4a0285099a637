import { useTranslations } from "use-intl";
import type { WordPair } from "#app/features/own-texts/replace-words";
import { TextField } from "#app/ui/fields/field";
import { fieldOfWord } from "./replacing-address";
import type { ReplacingParams } from "./replacing-form";
import type { WordForm } from "./word-forms";

/** What was typed, with what cannot be a word: it stays in its field, where it is explained. */
export const typedIn = ({ pairs, strange = [] }: ReplacingParams) => [...pairs, ...strange];

/** Whether a form is that of a pair. */
export const isSame = ({ word, isInside }: WordForm, pair: WordPair) => word === pair.old && isInside === pair.isInside;

interface WordsProps {
  title: string;
  text: string;
  /** Whether what folds it says the title. */
  isFolded?: boolean;
  forms: readonly WordForm[];
  params: ReplacingParams;
}

/** Fields for what words become. */
export function Words({ title, text, isFolded = false, forms, params }: WordsProps) {
  const t = useTranslations("replacing");
  return (
    <fieldset className="grid gap-3">
      <legend className={isFolded ? "sr-only" : "mb-1 font-semibold"}>{title}</legend>
      {text && <p className="max-w-measure text-sm text-soft">{text}</p>}
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {forms.map((form) => (
          <TextField
            key={form.word}
            name={fieldOfWord({ old: form.word, isInside: form.isInside })}
            label={t("becomes", { word: form.isInside ? `…${form.word}…` : form.word, count: form.count })}
            lang={params.language}
            defaultValue={typedIn(params).find((pair) => isSame(form, pair))?.to ?? ""}
            error={params.strange?.some((pair) => isSame(form, pair)) ? t("strange") : undefined}
            autoFocus={params.strange?.[0] && isSame(form, params.strange[0])}
            maxLength={80}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}
