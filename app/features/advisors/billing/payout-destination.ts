import { z } from "zod";
import { DESTINATION_MAX_CHARACTERS, HOLDER_MAX_CHARACTERS } from "#app/features/money/limits";
import { isBic, isIban, keptCode } from "#app/features/money/payment-instructions/bank-account";
import { plainText } from "#app/features/profiles/plain-text";

const code = (isOne: (kept: string) => boolean, refused: string) =>
  z
    .string()
    .transform(keptCode)
    .refine((kept) => kept === "" || isOne(kept), refused);

/** Where an advisor is paid: an account with its holder, or free text; everything may be blank. */
export const destinationSchema = z
  .strictObject({
    holder: plainText({ most: HOLDER_MAX_CHARACTERS, tooLong: "advisorProfile.destinationTooLong" }),
    iban: code(isIban, "advisorProfile.ibanRefused"),
    bic: code(isBic, "advisorProfile.bicRefused"),
    words: plainText({ most: DESTINATION_MAX_CHARACTERS, tooLong: "advisorProfile.destinationTooLong", isLong: true }),
  })
  .refine(({ holder, iban }) => iban === "" || holder !== "", { path: ["holder"], message: "advisorProfile.holderNeeded" });

export type Destination = z.infer<typeof destinationSchema>;

export const NO_DESTINATION: Destination = { holder: "", iban: "", bic: "", words: "" };
