import type { Reader, Reading } from "#app/features/topics/classifier/reading";
import { mentionsSomebody, withoutFigures } from "../danger";
import { isOfSorrow, isOnlyOfCreatures } from "../pests/only-of-creatures";

const CLEARLY_DANGER = 0.8;
/** A beekeeper who despairs of dead bees is told whom to call, and not asked. */
const WORTH_A_MENTION = 0.35;

/** Returns how likely a text tells of a danger. Of a need told with a figure of speech, and of a figure beside which nobody is spoken of, only what is told besides counts, if that is clear. */
export function likelihoodBeside(text: string, reading: Reading, isNeed: boolean, read: Reader): number {
  if (isOnlyOfCreatures(text)) return isOfSorrow(text) ? WORTH_A_MENTION : 0;
  const rest = withoutFigures(text);
  if (rest === null) return likelihoodOf(reading);
  const likelihood = rest === "" ? 0 : likelihoodOf(read(rest));
  const isOfNobody = rest !== "" && !mentionsSomebody(rest);
  return (!isNeed && !isOfNobody) || likelihood >= CLEARLY_DANGER ? likelihood : 0;
}

const likelihoodOf = ({ danger = 0, others }: Reading) => Math.max(danger, others.crisis);
