import { z } from "zod";
import { emailSchema, passwordSchema } from "#app/features/accounts/schema";
import { bookingFields } from "../schema";

/** An offer is some hundred characters of the server's own. */
const MOST_OFFER_CHARACTERS = 1000;

/** What a ticked box sends. */
const MOST_TICK_CHARACTERS = 10;

const blankAsNone = (value: unknown) => (value === "" ? undefined : value);

const hour = {
  offer: z
    .string({ error: "booking.quoteUnreadable" })
    .min(1, "booking.quoteUnreadable")
    .max(MOST_OFFER_CHARACTERS, "booking.quoteUnreadable"),
  hold: z.preprocess(blankAsNone, z.uuid({ error: "booking.quoteUnreadable" }).optional()),
  minutes: z.preprocess((value) => (typeof value === "string" ? Number(value) : value), bookingFields.duration),
  urgency: bookingFields.urgency,
  note: bookingFields.note.default(""),
  /** Sent where it is asked for alone. */
  name: bookingFields.name.refine((said) => said !== "", "booking.askedNameNeeded").optional(),
  time_zone: z.preprocess(blankAsNone, bookingFields.zone.optional()),
};

/** The one form of a chosen hour, for who is signed in. */
export const hourFormSchema = z.object(hour);

/** The same for who signs up with it: the type of the account is asked for in the profile. */
export const hourSignUpSchema = z.object({ ...hour, email: emailSchema, password: passwordSchema });

/** The same for who signs in with it. */
export const hourSignInSchema = hourSignUpSchema.extend({ rememberMe: z.string().max(MOST_TICK_CHARACTERS).optional() });

export type HourForm = z.output<typeof hourFormSchema>;
