import { z } from "zod";
import { hasUnseen } from "#app/platform/text/unseen-marks";
import { PASSKEY_NAME_MAX_CHARACTERS } from "../limits";

const MAX_ANSWER_LENGTH = 20_000;

export const passkeyNameSchema = z
  .string()
  .trim()
  .min(1, { error: "passkeys.nameRequired" })
  .max(PASSKEY_NAME_MAX_CHARACTERS, { error: "passkeys.nameTooLong" })
  .refine((name) => !/\p{Cc}/u.test(name) && !hasUnseen(name), { error: "passkeys.nameRequired" });

const encoded = z
  .string()
  .min(1)
  .max(MAX_ANSWER_LENGTH)
  .regex(/^[\w-]+=*$/);

/** The browser's answer after a ceremony, sent as JSON in a form field; only the parts used here are validated. */
const answerSchema = z
  .string()
  .max(MAX_ANSWER_LENGTH)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "passkeys.refused" });
      return z.NEVER;
    }
  });

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

export const registrationSchema = answerSchema.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
);

export const assertionSchema = answerSchema.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.string().max(200).optional(),
    }),
  }),
);

export type Registration = z.output<typeof registrationSchema>;
export type Assertion = z.output<typeof assertionSchema>;
