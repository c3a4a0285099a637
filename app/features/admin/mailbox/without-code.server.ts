import { type SQL, sql } from "drizzle-orm";
import { outbox } from "#app/db/schema/operations";
import { inHalves, signUpCode } from "#app/features/accounts/sign-up/sign-up-code.server";

const UUID_LENGTH = 36;
const SIGN = "…";

/** Removes the code of a confirmation: whoever had signed up with an address of somebody else's could confirm it with that. */
export function withoutCode({ kind, dedupeKey }: { kind: string; dedupeKey: string }, text: string): string {
  if (kind !== "confirm_email") return text;
  const code = signUpCode(dedupeKey.slice(-UUID_LENGTH));
  return text.replaceAll(code, SIGN).replaceAll(inHalves(code), SIGN);
}

/** Subjects without that code, as lists show, search and sort them: neither the place in a list nor what is found says a digit of it. */
export const SUBJECT: SQL<string> = sql<string>`case when ${outbox.kind} = 'confirm_email' then regexp_replace(${outbox.subject}, '^[0-9]+ [0-9]+ · ', '') else ${outbox.subject} end`;
