import { LONGEST_IN_MINUTES } from "#app/features/rules/lengths-in-words";
import type { Need } from "../understand/need";
import type { Sentence } from "../understand/sentence";
import type { Wording } from "./wording";

/** Names a length of a talk; longer ones in hours, as `lengthsInWords` has it. */
export const lengthSaid = (minutes: number): Sentence => ({
  key: "preferenceLength",
  values: { minutes, hours: minutes > LONGEST_IN_MINUTES ? minutes / 60 : 0 },
});

/** Says that a length that was asked for is not offered, and which one is taken instead. */
export const nearestLength = ({ minutes, minutesAsked }: Need, wording: Wording): Sentence[] =>
  minutes && minutesAsked
    ? [{ key: "replyNearestLength", values: { asked: wording.say(lengthSaid(minutesAsked)), nearest: wording.say(lengthSaid(minutes)) } }]
    : [];
