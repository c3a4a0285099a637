import { contrastRatio } from "./contrast";
import { TEXT_CONTRAST } from "./limits";
import { hexOf, oklchOf } from "./oklch";

const STEP = 0.004;

/** The background nearest to `ground` on which the text is readable: itself, or darker or lighter of the same hue. */
export function legibleGround(ground: string, words: string): string {
  const [lightness, chroma, hue] = oklchOf(ground);
  for (let moved = 0; moved <= 1; moved += STEP)
    for (const light of [lightness - moved, lightness + moved]) {
      const candidate = moved === 0 ? ground : hexOf([light, chroma, hue]);
      if (contrastRatio(candidate, words) >= TEXT_CONTRAST) return candidate;
    }
  return ground;
}
