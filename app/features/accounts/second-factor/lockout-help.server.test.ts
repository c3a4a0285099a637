import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { HOUR_MS } from "#app/platform/durations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { makeLink } from "../email-links.server";
import { LINK_HOURS } from "../limits";
import { startChallenge } from "./challenge.server";
import { lockoutHelpFor } from "./lockout-help.server";

useDatabase();

const start = new Date("2026-03-01T12:00:00Z");
const hours = (count: number) => new Date(start.getTime() + count * HOUR_MS);

/** A person whose second factor was turned on at `start`, with its email, and who gave the password at `at`. */
async function asked(at: Date) {
  const { userId, email } = await aClient();
  await db.insert(authenticators).values({ userId, sealedSecret: Buffer.from("x"), createdAt: start, confirmedAt: start });
  await makeLink(db, { userId, purpose: "report_sign_in", email }, start);
  return { userId, token: await startChallenge(db, { userId, rememberMe: false }, at) };
}

test("whoever is asked for a code they do not have is sent to the mail about it as long as its button works, then to whoever runs the site", async () => {
  const week = LINK_HOURS.report_sign_in;
  const { userId, token } = await asked(hours(1));
  expect(await lockoutHelpFor(token, hours(1))).toEqual({ isMailed: true, email: "hello@example.com" });
  expect(await lockoutHelpFor(token, hours(week - 0.01))).toMatchObject({ isMailed: true });
  expect(await lockoutHelpFor(token, hours(week))).toMatchObject({ isMailed: false });
  await db.update(emailTokens).set({ usedAt: start }).where(eq(emailTokens.userId, userId));
  expect(await lockoutHelpFor(token, hours(1))).toMatchObject({ isMailed: false });
});

test("the mail is not named that would not undo it: of another moment, to an address of before, or another person's", async () => {
  const [later, moved, other] = [await asked(hours(1)), await asked(hours(1)), await asked(hours(1))];
  await db
    .update(authenticators)
    .set({ confirmedAt: hours(0.5) })
    .where(eq(authenticators.userId, later.userId));
  await db.update(users).set({ email: "moved@example.com" }).where(eq(users.id, moved.userId));
  await db.delete(emailTokens).where(eq(emailTokens.userId, other.userId));
  for (const { token } of [later, moved, other]) expect(await lockoutHelpFor(token, hours(1))).toMatchObject({ isMailed: false });
  expect(await lockoutHelpFor("x", hours(1))).toMatchObject({ isMailed: false });
});
