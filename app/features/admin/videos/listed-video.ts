import type { TextFormatting } from "#app/features/home/section";

interface KeptVideo {
  id: string;
  fileName: string;
  fileSize: number;
  mimeType: string;
  src: string;
  poster: string | null;
}

/** A hero video as listed. */
export interface ListedHeroVideo extends KeptVideo {
  createdAt: Date;
  isActive: boolean;
  /** The newest active video, which the home page plays. */
  isPlaying: boolean;
  /** Admins can remove only their own. (signed-in-areas.md 6) */
  isOwn: boolean;
}

/** Texts of a grid slot, with the version that its form is opened on. */
export interface PlaceWords {
  position: number;
  title: string;
  label: string;
  titleFormatting: TextFormatting;
  labelFormatting: TextFormatting;
  /** Blank for an empty slot whose texts were never edited. */
  version: string;
}

/** The active video of a grid slot. */
export interface ListedGridVideo extends KeptVideo, PlaceWords {}
