import { z } from "zod";
import { meetingAddressSchema } from "#app/features/calendar/meeting/meeting-address";
import { isAccepted } from "#app/features/money/accepted-currencies";
import { isRate, plainHundredths, readHundredths } from "#app/features/money/hourly-rate";
import { CURRENCIES } from "#app/features/money/money";
import { plainText } from "#app/features/profiles/plain-text";
import { profileFields } from "#app/features/profiles/schema";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { topicByName } from "#app/features/topics/topic-list";
import { BUFFER_MINUTES, LEAD_TIME_OPTIONS, MAX_PER_DAY_OPTIONS } from "../availability/booking-rules";
import { BIO_MAX_CHARACTERS } from "../limits";

const AVAILABILITY_STATUSES = ["available", "busy", "away"] as const;

const rate = z.string().transform((text, context) => {
  if (text.trim() === "") return "";
  const hundredths = readHundredths(text);
  if (hundredths !== null && isRate(hundredths)) return plainHundredths(hundredths);
  context.addIssue({ code: "custom", message: hundredths === null ? "advisorProfile.rateUnreadable" : "advisorProfile.rateInvalid" });
  return text;
});

const unknown = { error: "profiles.choiceUnknown" };
const oneOf = (minutes: readonly number[]) => z.enum(minutes.map(String), unknown);

/** Fields of the Profile Details tab, all strings as in a form (signed-in-areas.md 2). */
export const detailsFields = {
  firstName: profileFields.firstName,
  lastName: profileFields.lastName,
  jobTitle: profileFields.jobTitle,
  bio: plainText({ most: BIO_MAX_CHARACTERS, tooLong: "advisorProfile.bioLong", isLong: true }),
  expertise: z.string().refine((name) => topicByName(name) !== undefined, "advisorProfile.topicUnknown"),
  hourlyRate: rate,
  currency: z.enum(CURRENCIES, unknown).refine((currency) => isAccepted(currency), "advisorProfile.currencyRetired"),
};

/** Status, time zone and booking rules, of the Availability tab. */
export const availabilityFields = {
  availabilityStatus: z.enum(AVAILABILITY_STATUSES, unknown),
  timezone: z.string().refine(isTimeZone, "profiles.timeZoneUnknown"),
  bufferMinutes: oneOf(BUFFER_MINUTES),
  leadTimeMinutes: oneOf(LEAD_TIME_OPTIONS),
  mostADay: z.enum(["", ...MAX_PER_DAY_OPTIONS.map(String)], unknown),
};

/** Fields of the Platforms tab. */
export const platformFields = { meetingUrl: meetingAddressSchema };

export type AdvisorField = keyof typeof detailsFields | keyof typeof availabilityFields | keyof typeof platformFields;
export type AdvisorFields = Record<AdvisorField, string>;

/** An advisor's own view of themselves. */
export interface OwnAdvisor {
  id: string;
  slug: string;
  isListed: boolean;
  /** Whether they can be booked at all: at least one of their areas is offered. */
  hasArea: boolean;
  displayName: string;
  avatarUrl: string | null;
  ratingCount: number;
  /** Names of further topics, without the primary one. */
  furtherTopics: string[];
  /** Codes of the languages they advise in. */
  languages: string[];
  fields: AdvisorFields;
}
