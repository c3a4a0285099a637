import type { TextFormatting } from "#app/features/home/section";

/** Texts on a tile. */
export interface TileWords {
  title: string;
  label: string;
  titleFormatting: TextFormatting;
  labelFormatting: TextFormatting;
}
