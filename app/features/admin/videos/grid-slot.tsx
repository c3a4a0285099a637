import { useState } from "react";
import { useTranslations } from "use-intl";
import { FormattingFonts } from "#app/features/home/formatting-fonts";
import { SlotScene } from "#app/features/home/hero-media";
import { LoopingVideo } from "#app/features/home/looping-video";
import { textStyle } from "#app/features/home/text-style";
import { TextField } from "#app/ui/fields/field";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import { RemoveQuestion } from "../remove-question";
import type { ListedGridVideo } from "./listed-video";
import { UploadForm } from "./upload-form";
import { VIDEO_WORD_LENGTHS } from "./video-form";
import type { GridPosition } from "./video-rules";
import { type TileWords, WordsForm } from "./words-form";

interface GridSlotProps {
  placeholder: { position: GridPosition; title: string; label: string };
  video: ListedGridVideo | undefined;
  /** About the slot, and about its video. */
  notices: { slot: AlertText | undefined; video: AlertText | undefined };
  errors: FieldErrors | undefined;
}

/** One of the four slots: how it looks, its upload, its words and their formatting, and the way to empty it. (signed-in-areas.md 2, Videos) */
export function GridSlot({ placeholder, video, notices, errors }: GridSlotProps) {
  const t = useTranslations("videos");
  const { position } = placeholder;
  const [typed, setTyped] = useStandingWords(video);
  return (
    <section aria-labelledby={`place-${position}`} className="card grid content-start gap-5">
      <h3 id={`place-${position}`} className="text-lg">
        {t("position", { position })}
      </h3>
      <Tile placeholder={placeholder} video={video} words={video ? typed : NO_WORDS} />
      {video && <WordsForm video={video} placeholder={placeholder} typed={typed} onType={setTyped} alert={notices.video} errors={errors} />}
      <UploadForm
        key={video?.id}
        slot={position}
        replaces={video?.id ?? ""}
        label={t("fileOf", { position })}
        submitLabel={t("upload")}
        submitName={t("uploadTo", { position })}
        alert={notices.slot}
      >
        {!video && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name="title" label={t("title")} placeholder={placeholder.title} maxLength={VIDEO_WORD_LENGTHS.title} optional />
            <TextField name="label" label={t("label")} placeholder={placeholder.label} maxLength={VIDEO_WORD_LENGTHS.label} optional />
          </div>
        )}
      </UploadForm>
      {video && <RemoveButton video={video} />}
    </section>
  );
}

/** What is typed, until other words stand there than before. */
function useStandingWords(video: ListedGridVideo | undefined) {
  const [typed, setTyped] = useState<TileWords>(video ?? NO_WORDS);
  const [known, setKnown] = useState(video?.version);
  if (known !== video?.version) {
    setKnown(video?.version);
    setTyped(video ?? NO_WORDS);
  }
  return [typed, setTyped] as const;
}

const NO_WORDS: TileWords = { title: "", label: "", titleFormatting: {}, labelFormatting: {} };

function Tile({ placeholder, video, words }: Pick<GridSlotProps, "placeholder" | "video"> & { words: TileWords }) {
  return (
    <div className="hero-tile w-full max-w-80">
      <FormattingFonts formattings={[words.titleFormatting, words.labelFormatting]} />
      {video ? (
        <LoopingVideo src={video.src} poster={video.poster} mimeType={video.mimeType} className="size-full" />
      ) : (
        <SlotScene position={placeholder.position} />
      )}
      <p className="tile-words">
        <span className="tile-title" style={textStyle(words.titleFormatting)}>
          {words.title || placeholder.title}
        </span>{" "}
        <span className="tile-label" style={textStyle(words.labelFormatting)}>
          {words.label || placeholder.label}
        </span>
      </p>
    </div>
  );
}

function RemoveButton({ video: { id, position } }: { video: ListedGridVideo }) {
  const t = useTranslations("videos");
  return (
    <div className="border-t border-line pt-4">
      <RemoveQuestion
        id={id}
        verb={t("remove")}
        busyLabel={t("removing")}
        label={t("removeOf", { position })}
        title={t("removeTitle")}
        text={t("removeText")}
        intent="remove-grid"
      />
    </div>
  );
}
