import { useContext } from "react";
import { useNames } from "#app/languages/names";
import { useSiteWords } from "#app/languages/site-words";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";
import { GRID_PLACEHOLDERS } from "./defaults";
import { type HeroVideoFile, LoopingVideo } from "./looping-video";
import { BridgeScene } from "./scenes/bridge";
import { ConnectScene } from "./scenes/connect";
import { GlobaliseScene } from "./scenes/globalise";
import { ScaleScene } from "./scenes/scale";
import type { TextFormatting } from "./section";
import { textStyle } from "./text-style";

/** An admin's texts for a slot of the grid. */
export interface GridWords {
  position: number;
  title: string;
  label: string;
  titleFormatting: TextFormatting;
  labelFormatting: TextFormatting;
}

export interface GridVideo extends HeroVideoFile, GridWords {}

interface HeroMediaProps {
  video: HeroVideoFile | null;
  gridVideos: readonly GridVideo[];
  /** For slots without a video. */
  gridWords: readonly GridWords[];
}

const SCENES = [ConnectScene, BridgeScene, ScaleScene, GlobaliseScene];

/**
 * The newest active video, or the grid of four: in each slot a video, or else its drawn scene. On a site without drawings a slot without a video shows the
 * admin's texts for it, or nothing if there are none.
 */
export function HeroMedia({ video, gridVideos, gridWords }: HeroMediaProps) {
  const named = useNames();
  const ownWords = useSiteWords();
  const hasDrawings = useContext(DrawingsContext);
  if (video) return <LoopingVideo {...video} className="hero-video" />;
  const places = GRID_PLACEHOLDERS.map((placeholder) => {
    const isHere = ({ position }: GridWords) => position === placeholder.position;
    const given = gridVideos.find(isHere);
    return { placeholder, given, words: given ?? gridWords.find(isHere) };
  });
  const shown = places.filter(({ given, words }) => hasDrawings || given || words?.title || words?.label);
  if (shown.length === 0) return null;
  return (
    <ul className="hero-grid">
      {shown.map(({ placeholder, given, words }) => (
        <li key={placeholder.position} className={given || hasDrawings ? "hero-tile" : "hero-tile hero-tile-flat"}>
          {given ? <LoopingVideo {...given} className="size-full" /> : <SlotScene position={placeholder.position} />}
          <p className="tile-words">
            <span {...(words?.title && ownWords)} className="tile-title" style={words && textStyle(words.titleFormatting)}>
              {words?.title || named(placeholder.title)}
            </span>{" "}
            <span {...(words?.label && ownWords)} className="tile-label" style={words && textStyle(words.labelFormatting)}>
              {words?.label || named(placeholder.label)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The drawn scene of a grid slot, 1 to 4. */
export function SlotScene({ position }: { position: number }) {
  const Drawing = SCENES[position - 1];
  return Drawing ? <Drawing /> : null;
}
