import { useTranslations } from "use-intl";
import type { TextFormatting } from "#app/features/home/section";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { formValues } from "#app/ui/fields/form-values";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { FieldErrors } from "#app/ui/text/message-key";
import { type AlertText, FailureAlert } from "../alert";
import { nestFields } from "../dotted-names";
import { useStandingKey } from "../form-reset-key";
import { FormattingFields } from "../formatting/formatting-fields";
import { typedFormatting } from "../formatting/formatting-labels";
import type { PlaceWords } from "./listed-video";
import type { TileWords } from "./tile-words";
import { VIDEO_WORD_LENGTHS } from "./video-form";
import { ContrastWarnings } from "./words-warnings";

interface WordsFormProps {
  words: PlaceWords;
  /** Id of the slot's video; undefined for an empty slot. */
  videoId: string | undefined;
  placeholder: { title: string; label: string };
  typed: TileWords;
  onType: (words: TileWords) => void;
  alert: AlertText | undefined;
  errors?: FieldErrors;
}

/** Form of a slot's title and label with their formatting. Typing updates the tile at once. */
export function WordsForm({ words, videoId, placeholder, typed, onType, alert, errors }: WordsFormProps) {
  const t = useTranslations("videos");
  const key = useStandingKey(keyOf(words), keyOf(typed));
  return (
    <PostForm
      key={key}
      errors={errors}
      preventScrollReset
      className="grid gap-4"
      onInput={(event) => onType(typedWords(nestFields(formValues(new FormData(event.currentTarget)))))}
    >
      <FailureAlert alert={alert} />
      <input type="hidden" name="intent" value={videoId ? "save-words" : "save-place-words"} />
      {videoId ? <input type="hidden" name="id" value={videoId} /> : <input type="hidden" name="position" value={words.position} />}
      <input type="hidden" name="version" value={words.version} />
      <TextField
        name="title"
        label={t("title")}
        defaultValue={words.title}
        placeholder={placeholder.title}
        maxLength={VIDEO_WORD_LENGTHS.title}
        optional
      />
      <FormattingFields name="titleFormatting" label={t("title")} formatting={words.titleFormatting} />
      <TextField
        name="label"
        label={t("label")}
        defaultValue={words.label}
        placeholder={placeholder.label}
        maxLength={VIDEO_WORD_LENGTHS.label}
        optional
      />
      <FormattingFields name="labelFormatting" label={t("label")} formatting={words.labelFormatting} />
      <ContrastWarnings typed={typed} />
      <div>
        <SubmitButton size="small" busyLabel={t("saving")} aria-label={t("saveWordsOf", { position: words.position })}>
          {t("saveWords")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

const keyOf = ({ title, label, titleFormatting, labelFormatting }: TileWords) =>
  JSON.stringify([title, label, sorted(titleFormatting), sorted(labelFormatting)]);

const sorted = (formatting: TextFormatting) => Object.entries(formatting).sort(([a], [b]) => a.localeCompare(b));

const typedWords = (fields: Record<string, unknown>): TileWords => ({
  title: String(fields.title ?? "").trim(),
  label: String(fields.label ?? "").trim(),
  titleFormatting: typedFormatting(fields.titleFormatting),
  labelFormatting: typedFormatting(fields.labelFormatting),
});
