import { expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { openMail } from "#app/features/admin/mailbox/mailbox.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { SIGN_UP_CODE_MINUTES } from "../limits";
import { checkSignUpCode } from "./check-sign-up-code.server";
import { signUp } from "./sign-up.server";
import { signUpCode } from "./sign-up-code.server";

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

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const WRONG = { ok: false, reason: "accounts.codeWrong" };

test("the code in a confirmation mail is that of one's own sign-up, in the browser that signed up", async () => {
  const [own, others] = [await waitingFor("own@example.com"), await waitingFor("other@example.com")];
  const code = signUpCode(own.signUpId);
  const mails = await db.select().from(outbox);
  expect(mails.find(({ recipient }) => recipient === own.email)?.text).toContain(code);
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

test("a code is tried a few times for an address, in however many browsers, and then not even the right one counts", async () => {
  const [first, second] = [await waitingFor("guessed@example.com"), await waitingFor("guessed@example.com")];
  const network = aNetwork();
  for (let time = 0; time < LIMITS["sign-up-code"].perPerson; time++) {
    const waiting = time % 2 === 0 ? first : second;
    expect(await checkSignUpCode(waiting, another(signUpCode(waiting.signUpId)), network, at)).toEqual(WRONG);
  }
  expect(await checkSignUpCode(second, signUpCode(second.signUpId), network, at)).toMatchObject({
    ok: false,
    reason: "accounts.tooManyAttempts",
  });
});

test("from however many networks, a code is tried a few times a day for an address", async () => {
  const waiting = await waitingFor("guessed-everywhere@example.com");
  for (let time = 0; time < LIMITS["sign-up-code-address"].perPerson; time++)
    expect(await checkSignUpCode(waiting, another(signUpCode(waiting.signUpId)), aNetwork(), at)).toEqual(WRONG);
  expect(await checkSignUpCode(waiting, signUpCode(waiting.signUpId), aNetwork(), at)).toMatchObject({
    ok: false,
    reason: "accounts.tooManyToday",
  });
});

test("a stranger who tries codes for an address all day leaves its owner their own tries", async () => {
  const [stranger, network] = [await waitingFor("burnt@example.com"), aNetwork()];
  const tries = Array.from({ length: LIMITS["sign-up-code-day"].perPerson }, (_, time) =>
    later(20 * Math.floor(time / LIMITS["sign-up-code"].perPerson)),
  );
  for (const when of tries) await checkSignUpCode(stranger, another(signUpCode(stranger.signUpId)), network, when);
  const [own, when] = [await waitingFor("burnt@example.com"), later(1)];
  expect(await checkSignUpCode(stranger, signUpCode(stranger.signUpId), network, later(40))).toMatchObject({
    reason: "accounts.tooManyToday",
  });
  expect(await checkSignUpCode(own, signUpCode(own.signUpId), aNetwork(), when)).toEqual({ ok: true, link: { id: own.signUpId } });
});

test("however an address is spelled, the tries of its mailbox count together, and another mailbox has its own", async () => {
  const spelled = ["few+1@example.com", "few+2@example.com", "few@example.com"];
  const waiting = await Promise.all(spelled.map(waitingFor));
  const network = aNetwork();
  for (let time = 0; time < LIMITS["sign-up-code"].perPerson; time++) {
    const one = waiting[time % waiting.length]!;
    expect(await checkSignUpCode(one, another(signUpCode(one.signUpId)), network, at)).toEqual(WRONG);
  }
  const [fresh, others] = [await waitingFor("few+3@example.com"), await waitingFor("many@example.com")];
  expect(await checkSignUpCode(fresh, signUpCode(fresh.signUpId), network, at)).toMatchObject({
    ok: false,
    reason: "accounts.tooManyAttempts",
  });
  expect((await checkSignUpCode(others, signUpCode(others.signUpId), network, at)).ok).toBe(true);
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
  const opened = await openMail((await aClient()).userId, mail!.id);
  expect(opened.text).toContain("Reading this on another device?");
  expect(opened.text).not.toContain(signUpCode(own.signUpId));
});
