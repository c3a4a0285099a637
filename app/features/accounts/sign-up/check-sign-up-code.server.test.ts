import { expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { openMail, searchMail } from "#app/features/admin/mailbox/mailbox.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { SIGN_UP_CODE_DIGITS, SIGN_UP_CODE_MINUTES } from "../limits";
import { checkSignUpCode } from "./check-sign-up-code.server";
import { signUp } from "./sign-up.server";
import { inHalves, signUpCode } from "./sign-up-code.server";

useSettings({ SMTP_URL: "smtp://127.0.0.1:9" });
useDatabase();

const at = new Date("2026-11-23T09:00:00Z");
const later = (minutes: number, seconds = 0) => new Date(at.getTime() + minutes * 60_000 + seconds * 1000);
const held = { name: "Ada", startsAt: "2026-12-03T10:00:00Z", until: "2026-11-23T09:10:00Z", timeZone: "UTC" };
let networks = 0;
const aNetwork = () => `198.51.${networks++}.7`;

async function waitingFor(email: string) {
  const entry = { email, password: "Correct-horse-7", category: null, returnTo: null, held };
  const made = await signUp(entry, aNetwork(), at);
  if (!made.ok) throw new Error(made.reason);
  return { email, signUpId: made.signUpId };
}

const another = (code: string) => String((Number(code) + 1) % 10 ** SIGN_UP_CODE_DIGITS).padStart(SIGN_UP_CODE_DIGITS, "0");
const WRONG = { ok: false, reason: "accounts.codeWrong" };

test("the code in a confirmation mail is that of one's own sign-up, in the browser that signed up", async () => {
  const [own, others] = [await waitingFor("own@example.com"), await waitingFor("other@example.com")];
  const code = signUpCode(own.signUpId);
  const mails = await db.select().from(outbox);
  const mail = mails.find(({ recipient }) => recipient === own.email)!;
  expect([mail.subject, mail.text.includes(inHalves(code))]).toEqual([`${inHalves(code)} · Confirm your email for Sagebridge`, true]);
  expect(mail.html).toMatch(new RegExp(`font:600 30px[^>]*>${inHalves(code)}<`));
  expect(await checkSignUpCode(own, code, aNetwork(), at)).toEqual({ ok: true, link: { id: own.signUpId } });
  expect(await checkSignUpCode(own, another(code), aNetwork(), at)).toEqual(WRONG);
  expect(await checkSignUpCode(others, another(signUpCode(others.signUpId)), aNetwork(), at)).toEqual(WRONG);
  expect(await checkSignUpCode({ ...own, signUpId: "of nobody" }, signUpCode("of nobody"), aNetwork(), at)).toEqual(WRONG);
});

test("a code works for some minutes", async () => {
  const own = await waitingFor("late@example.com");
  const code = signUpCode(own.signUpId);
  expect((await checkSignUpCode(own, code, aNetwork(), later(SIGN_UP_CODE_MINUTES, -1))).ok).toBe(true);
  expect((await checkSignUpCode(own, code, aNetwork(), later(SIGN_UP_CODE_MINUTES))).ok).toBe(false);
});

test("a code is tried a few times in the browser that signed up, from however many networks, and then not even the right one counts", async () => {
  const own = await waitingFor("guessed@example.com");
  for (let time = 0; time < LIMITS["sign-up-code"].perPerson; time++)
    expect(await checkSignUpCode(own, another(signUpCode(own.signUpId)), aNetwork(), at)).toEqual(WRONG);
  expect(await checkSignUpCode(own, signUpCode(own.signUpId), aNetwork(), at)).toMatchObject({
    ok: false,
    reason: "accounts.tooManyAttempts",
  });
});

test.each([
  "one network",
  "networks of their own",
])("strangers who sign up with an address and try codes from %s leave its owner their own tries", async (from) => {
  const email = `burnt-${from.length}@example.com`;
  const [own, one] = [await waitingFor(email), aNetwork()];
  for (let stranger = 0; stranger < LIMITS["sign-up-mail"].perPerson - 1; stranger++) {
    const waiting = await waitingFor(email);
    for (let time = 0; time < LIMITS["sign-up-code"].perPerson; time++)
      await checkSignUpCode(waiting, another(signUpCode(waiting.signUpId)), from === "one network" ? one : aNetwork(), at);
  }
  expect(await checkSignUpCode(own, signUpCode(own.signUpId), aNetwork(), at)).toEqual({ ok: true, link: { id: own.signUpId } });
});

test("a network tries no more codes in a day than that of a day allows, with however many sign-ups", async () => {
  const [from, { perNetwork, minutes }] = [aNetwork(), LIMITS["sign-up-code"]];
  const rounds = LIMITS["sign-up-code-day"].perNetwork / perNetwork;
  const tried = (round: number, time: number) =>
    checkSignUpCode({ signUpId: `sign-up ${round} ${time}` }, "12345678", from, later(round * minutes));
  for (let round = 0; round < rounds; round++)
    for (let time = 0; time < perNetwork; time++) expect(await tried(round, time)).toEqual(WRONG);
  expect(await tried(rounds, 0)).toMatchObject({ ok: false, reason: "accounts.tooManyToday" });
});

test("whoever signs up with an address as often as its mails allow, and tries codes all year, hardly hits one", () => {
  const mailsOfYear = (LIMITS["sign-up-mail"].perPerson * 365 * 24 * 60) / LIMITS["sign-up-mail"].minutes;
  expect((mailsOfYear * LIMITS["sign-up-code"].perPerson) / 10 ** SIGN_UP_CODE_DIGITS).toBeLessThan(0.005);
  expect(SIGN_UP_CODE_MINUTES).toBeLessThanOrEqual(LIMITS["sign-up-code"].minutes);
});

test("somebody who has an account is answered as one who has none, and no code confirms it", async () => {
  const { email } = await aClient();
  const waiting = await waitingFor(email);
  expect(await checkSignUpCode(waiting, signUpCode(waiting.signUpId), aNetwork(), at)).toEqual(WRONG);
});

test("no admin reads the code of somebody's confirmation in the mailbox", async () => {
  const own = await waitingFor("read@example.com");
  const [mail] = await db.select().from(outbox);
  // Mails that were written for a mail server that is no more.
  moveConfig({ ...process.env, SMTP_URL: "" });
  const { userId } = await aClient();
  const [opened, code] = [await openMail(userId, mail!.id), signUpCode(own.signUpId)];
  expect(opened.text).toContain("Reading this on another device?");
  const find = (query: string) => searchMail(userId, { query, state: null, sort: "subject", page: 1 });
  const listed = [...(await find("read@example.com")).mails, ...(await find("confirm your")).mails];
  expect(new Set(listed.map(({ subject }) => subject))).toEqual(new Set(["Confirm your email for Sagebridge"]));
  for (const shown of [code, inHalves(code)]) expect(JSON.stringify([opened, listed])).not.toContain(shown);
  for (const digits of [inHalves(code), `${code.slice(0, 4)} `, ` ${code.slice(4)}`]) expect((await find(digits)).total).toBe(0);
});
