import { skeletonOf } from "./drawn-alike";
import { isMadeOf } from "./made-of";
import { BESIDE, OF_OFFICES, OFFICES, OFFICES_OR_NAMES } from "./staff-words";

const skeletons = (words: readonly string[]) => words.map((word) => skeletonOf(word)).filter((word) => word !== "");

const [OWN, OR_NAMES, OF_THEM] = [skeletons(OFFICES), skeletons(OFFICES_OR_NAMES), skeletons(OF_OFFICES)];
const AROUND = skeletons([...BESIDE, "and", "und", "et", "della", "dell"]);

/**
 * Whether a whole name, reduced to how it looks, is a name for site staff and nobody else: 'Account Security', 'Site Owner', 'no-reply'.
 * Somebody called 'Owner' or 'Grace Trust' keeps their name, and so does 'Alarm Security Ltd', which has another word in it.
 */
export const isOfficeAlone = (name: string) =>
  isMadeOf(name, OWN, [...AROUND, ...OR_NAMES, ...OF_THEM]) ||
  (isMadeOf(name, OR_NAMES, [...AROUND, ...OF_THEM]) && isMadeOf(name, OF_THEM, [...AROUND, ...OR_NAMES]));
