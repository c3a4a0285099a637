import { useContext, useState } from "react";
import { useTranslations } from "use-intl";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import type { FieldErrors } from "#app/ui/text/message-key";
import type { AlertText } from "../alert";
import { RemoveQuestion } from "../remove-question";
import { GridTile } from "./grid-tile";
import type { ListedGridVideo, PlaceWords } from "./listed-video";
import type { TileWords } from "./tile-words";
import { UploadForm } from "./upload-form";
import type { GridPosition } from "./video-rules";
import { WordsForm } from "./words-form";

interface GridSlotProps {
  placeholder: { position: GridPosition; title: string; label: string };
  video: ListedGridVideo | undefined;
  /** Texts on the tile: the video's, or those of the empty slot. */
  words: PlaceWords | undefined;
  /** Alerts about the slot, and about its texts. */
  notices: { slot: AlertText | undefined; words: AlertText | undefined };
  errors: FieldErrors | undefined;
}

/** A slot of the grid with its preview, upload, texts and their formatting, and remove button. (signed-in-areas.md 2, Videos) */
export function GridSlot({ placeholder, video, words, notices, errors }: GridSlotProps) {
  const t = useTranslations("videos");
  const { position } = placeholder;
  const [typed, setTyped] = useStandingWords(words);
  return (
    <section aria-labelledby={`place-${position}`} className="card grid content-start gap-5">
      <h3 id={`place-${position}`} className="text-lg">
        {t("position", { position })}
      </h3>
      <GridTile placeholder={placeholder} video={video} words={typed} />
      <WordsForm
        words={words ?? { ...NO_WORDS, position, version: "" }}
        videoId={video?.id}
        placeholder={placeholder}
        typed={typed}
        onType={setTyped}
        alert={notices.words}
        errors={errors}
      />
      <UploadForm
        key={video?.id}
        slot={position}
        replaces={video?.id ?? ""}
        label={t("fileOf", { position })}
        submitLabel={t("upload")}
        submitName={t("uploadTo", { position })}
        alert={notices.slot}
      >
        {!video && <input type="hidden" name="title" value={typed.title} />}
        {!video && <input type="hidden" name="label" value={typed.label} />}
      </UploadForm>
      {video && <RemoveButton video={video} />}
    </section>
  );
}

/** Typed texts, which are reset when the saved ones change. */
function useStandingWords(words: PlaceWords | undefined) {
  const [typed, setTyped] = useState<TileWords>(words ?? NO_WORDS);
  const [known, setKnown] = useState(words?.version);
  if (known !== words?.version) {
    setKnown(words?.version);
    setTyped(words ?? NO_WORDS);
  }
  return [typed, setTyped] as const;
}
const NO_WORDS: TileWords = { title: "", label: "", titleFormatting: {}, labelFormatting: {} };

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
        text={t(useContext(DrawingsContext) ? "removeText" : "removeTextPlain")}
        intent="remove-grid"
      />
    </div>
  );
}
