import { useContext } from "react";
import { FormattingFonts } from "#app/features/home/formatting-fonts";
import { SlotScene } from "#app/features/home/hero-media";
import { LoopingVideo } from "#app/features/home/looping-video";
import { textStyle } from "#app/features/home/text-style";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import type { ListedGridVideo } from "./listed-video";
import type { TileWords } from "./tile-words";
import type { GridPosition } from "./video-rules";

interface GridTileProps {
  placeholder: { position: GridPosition; title: string; label: string };
  video: ListedGridVideo | undefined;
  words: TileWords;
}

/** A slot's tile as the home page shows it. */
export function GridTile({ placeholder, video, words }: GridTileProps) {
  const isFlat = !useContext(DrawingsContext) && !video;
  if (isFlat && !words.title && !words.label) return null;
  return (
    <div className={isFlat ? "hero-tile hero-tile-flat w-full max-w-80" : "hero-tile w-full max-w-80"}>
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
