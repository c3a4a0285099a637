import type { TextFormatting } from "#app/features/home/section";

interface KeptVideo {
  id: string;
  fileName: string;
  fileSize: number;
  mimeType: string;
  src: string;
  poster: string | null;
}

/** A hero video as the tab lists it. */
export interface ListedHeroVideo extends KeptVideo {
  createdAt: Date;
  isActive: boolean;
  /** The newest active one: what the home page plays. */
  isPlaying: boolean;
  /** Only one's own can be removed. (signed-in-areas.md 6) */
  isOwn: boolean;
}

/** What stands on a place of the grid, with the version that a form of it is opened on. */
export interface PlaceWords {
  position: number;
  title: string;
  label: string;
  titleFormatting: TextFormatting;
  labelFormatting: TextFormatting;
  /** Blank for an empty place that nobody has written of. */
  version: string;
}

/** The active video of a slot of the grid. */
export interface ListedGridVideo extends KeptVideo, PlaceWords {}
