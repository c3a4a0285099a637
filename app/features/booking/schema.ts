import { z } from "zod";
import { saidName } from "#app/features/profiles/own-name/own-name";
import { currentRules } from "#app/features/rules/current-rules";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { isOffered, usualDuration } from "#app/features/schedule/durations";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { withoutUnseen } from "#app/platform/text/unseen-marks";
import { NOTE_MAX_CHARACTERS } from "./limits";
import { DEFAULT_URGENCY, URGENCIES } from "./pricing";

/** The only character PostgreSQL cannot store in text. */
const NUL = "\u0000";
const isKeepable = (text: string) => !text.includes(NUL);
export const keepable = (text: string) => withoutUnseen(text).replaceAll(NUL, "");

const topic = z
  .string({ error: "matching.topicNeeded" })
  .overwrite(withoutUnseen)
  .trim()
  .min(1, "matching.topicNeeded")
  .max(100, "matching.topicUnknown")
  .refine(isKeepable, "matching.topicUnknown");
const time = z.string({ error: "booking.notATime" }).trim().min(1, "booking.notATime").max(40, "booking.notATime");
const zone = z.string({ error: "booking.zoneUnknown" }).refine(isTimeZone, "booking.zoneUnknown");
const duration = z.literal([...DURATION_OPTIONS], { error: "booking.durationUnknown" });
/** A duration to search for. One that is no longer offered, but was priced before, is booked through its quote. */
const offeredDuration = duration.refine((minutes) => isOffered(minutes, currentRules()), "booking.durationUnknown");
const urgency = z.enum(URGENCIES, { error: "booking.urgencyUnknown" });
const note = z.string({ error: "booking.noteTooLong" }).overwrite(keepable).trim().max(NOTE_MAX_CHARACTERS, "booking.noteTooLong");

const name = saidName({ tooLong: "booking.askedNameLong", characters: "booking.askedNameCharacters" });

/** Fields shared by every request about a consultation. */
export const bookingFields = { topic, time, zone, duration, urgency, note, name };

/**
 * Input of `match-adviser` (signed-in-areas.md 3 and 7). The topic is given by name or id. The time is an instant with its offset
 * ('2026-12-01T10:00Z'), or a local time in the zone given by `time_zone`, else by the person's profile.
 */
export const matchRequestSchema = z.strictObject({
  requested_topic: topic,
  requested_time: time.nullable().default(null),
  duration_minutes: offeredDuration.default(() => usualDuration(currentRules())),
  urgency: urgency.default(DEFAULT_URGENCY),
  time_zone: zone.optional(),
});
export type MatchRequest = z.infer<typeof matchRequestSchema>;

export const blankAsNone = (value: unknown) => (value === "" ? undefined : value);
export const asNumber = (value: unknown) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value);

/** The search form of /book-consultation: the same rules for text fields, with blank ones treated as missing. */
export const matchFormSchema = z.object({
  requested_topic: topic,
  requested_time: z.preprocess(blankAsNone, time.nullable().default(null)),
  duration_minutes: z.preprocess(asNumber, offeredDuration),
  urgency: urgency.default(DEFAULT_URGENCY),
  time_zone: z.preprocess(blankAsNone, zone.optional()),
  /** Which of two instants was meant, when the clocks change at the requested time. */
  meant_time: z.preprocess(blankAsNone, time.optional()),
  /** Slug of the advisor whose page the person comes from. */
  advisor: z.preprocess(blankAsNone, z.string().max(120).overwrite(keepable).optional()),
});
