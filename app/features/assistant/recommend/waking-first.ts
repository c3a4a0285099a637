import { Temporal } from "temporal-polyfill";
import { WAKING_HOURS } from "#app/features/schedule/hours-of-day";
import { type Need, saysTimes } from "../understand/need";
import { hasAsMain, type Pick, speaksOwn } from "./candidates";

/**
 * Returns the advisors in their order, but nobody first whose next hour is at night for the reader (`zone`), if another of those shown who fits alike has one
 * in waking hours: field, language and missed preferences come before the hour. Who was asked for by name stays first, and so does everybody
 * where hours were asked for.
 */
export function wakingFirst(picks: readonly Pick[], need: Need, askedFor: readonly string[] = []): readonly Pick[] {
  const [first] = picks;
  if (
    !first ||
    !need.zone ||
    need.isSoonest ||
    need.isCheapest ||
    saysTimes(need) ||
    askedFor.includes(first.candidate.advisorId) ||
    !isAtNight(first, need.zone)
  )
    return picks;
  const { zone } = need;
  const awake = picks.find(
    (pick) =>
      pick.freeAt !== null &&
      !isAtNight(pick, zone) &&
      pick.isMain === first.isMain &&
      hasAsMain(pick, need) === hasAsMain(first, need) &&
      (speaksOwn(pick, need) || !speaksOwn(first, need)) &&
      pick.missed.every((preference) => first.missed.includes(preference)),
  );
  return awake ? [awake, ...picks.filter((pick) => pick !== awake)] : picks;
}

/** Whether an advisor's next free time is outside waking hours in a zone. */
export function isAtNight({ freeAt }: Pick, zone: string): boolean {
  if (freeAt === null) return false;
  const { hour } = Temporal.Instant.fromEpochMilliseconds(freeAt).toZonedDateTimeISO(zone);
  return hour < WAKING_HOURS[0] || hour >= WAKING_HOURS[1];
}
