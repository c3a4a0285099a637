import { randomInt } from "node:crypto";
import { and, count, eq, isNull } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { recoveryCodes } from "#app/db/schema/accounts/second-factor";
import { keyedHash } from "#app/platform/secret.server";
import { RECOVERY_ALPHABET, RECOVERY_CODE_CHARACTERS, RECOVERY_CODE_COUNT, writeRecoveryCode } from "./codes";

const hashOf = (userId: string, code: string) => keyedHash(`recovery code ${userId} ${code}`);

/** Replaces a person's recovery codes. Returns them once, formatted; only hashes are stored. */
export async function makeRecoveryCodes(connection: Connection, userId: string, at: Date) {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, randomCode);
  await connection.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await connection.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt: at })));
  return codes.map(writeRecoveryCode);
}

/** Consumes a recovery code, once even under concurrent requests. False when it is invalid or already used. */
export async function spendRecoveryCode(connection: Connection, userId: string, code: string, at: Date) {
  const used = await connection
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

/** Counts a person's unused recovery codes. */
export async function countRecoveryCodes(connection: Connection, userId: string) {
  const [row] = await connection
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

const randomCode = () =>
  Array.from({ length: RECOVERY_CODE_CHARACTERS }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join("");
