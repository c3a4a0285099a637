import { useTranslations } from "use-intl";
import type { TextFormatting } from "#app/features/home/section";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { formValues } from "#app/ui/fields/form-values";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useFormat } from "#app/ui/text/format";
import type { FieldErrors } from "#app/ui/text/message-key";
import { type AlertText, FailureAlert, WarningAlert } from "../alert";
import { nestFields } from "../dotted-names";
import { useStandingKey } from "../form-reset-key";
import { contrastWarnings } from "../formatting/contrast-warnings";
import { FormattingFields } from "../formatting/formatting-fields";
import { typedFormatting } from "../formatting/formatting-labels";
import type { ListedGridVideo } from "./listed-video";
import { VIDEO_WORD_LENGTHS } from "./video-form";

/** What stands on a tile. */
export interface TileWords {
  title: string;
  label: string;
  titleFormatting: TextFormatting;
  labelFormatting: TextFormatting;
}

interface WordsFormProps {
  video: ListedGridVideo;
  placeholder: { title: string; label: string };
  typed: TileWords;
  onType: (words: TileWords) => void;
  alert: AlertText | undefined;
  errors?: FieldErrors;
}

/** Title and label of a video in the grid, with how they are set. What is typed shows on the tile at once. */
export function WordsForm({ video, placeholder, typed, onType, alert, errors }: WordsFormProps) {
  const t = useTranslations("videos");
  const key = useStandingKey(keyOf(video), keyOf(typed));
  return (
    <PostForm
      key={key}
      errors={errors}
      preventScrollReset
      className="grid gap-4"
      onInput={(event) => onType(typedWords(nestFields(formValues(new FormData(event.currentTarget)))))}
    >
      <FailureAlert alert={alert} />
      <input type="hidden" name="intent" value="save-words" />
      <input type="hidden" name="id" value={video.id} />
      <input type="hidden" name="version" value={video.version} />
      <TextField
        name="title"
        label={t("title")}
        defaultValue={video.title}
        placeholder={placeholder.title}
        maxLength={VIDEO_WORD_LENGTHS.title}
        optional
      />
      <FormattingFields name="titleFormatting" label={t("title")} formatting={video.titleFormatting} />
      <TextField
        name="label"
        label={t("label")}
        defaultValue={video.label}
        placeholder={placeholder.label}
        maxLength={VIDEO_WORD_LENGTHS.label}
        optional
      />
      <FormattingFields name="labelFormatting" label={t("label")} formatting={video.labelFormatting} />
      <Warnings typed={typed} />
      <div>
        <SubmitButton size="small" busyLabel={t("saving")} aria-label={t("saveWordsOf", { position: video.position })}>
          {t("saveWords")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function Warnings({ typed }: { typed: TileWords }) {
  const t = useTranslations("videos");
  const words = useTranslations("admin");
  const { number } = useFormat();
  const warnings = [
    ...contrastWarnings("title", typed.titleFormatting, "surface", false),
    ...contrastWarnings("label", typed.labelFormatting, "surface", false),
  ];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <WarningAlert>
          <ul className="space-y-1">
            {warnings.map(({ text, scheme, ratio, needed }) => (
              <li key={text + scheme}>
                {words("lowContrast", { text: t(text), ratio: number(Math.floor(ratio * 10) / 10), scheme, needed: number(needed) })}
              </li>
            ))}
          </ul>
        </WarningAlert>
      )}
    </div>
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
