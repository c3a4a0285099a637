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

/** The active video of a slot of the grid. */
export interface ListedGridVideo extends KeptVideo {
  position: number;
  title: string;
  label: string;
  titleFormatting: TextFormatting;
  labelFormatting: TextFormatting;
  version: string;
}
