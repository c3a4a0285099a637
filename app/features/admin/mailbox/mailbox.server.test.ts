import { expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { inHalves, signUpCode } from "#app/features/accounts/sign-up/sign-up-code.server";
import { useDatabase } from "../../../../tests/support/database";
import { useSettings } from "../../../../tests/support/settings";
import { openMail, searchMail } from "./mailbox.server";

useDatabase();
useSettings({ SMTP_URL: "smtp://127.0.0.1:9" });

const ALL = { query: "", state: null, sort: "subject", page: 1 } as const;
const NOBODY = "00000000-0000-4000-8000-000000000000";

test("with SMTP the mailbox lists what could not be sent and why, and opens no mail; without, it lists and opens all", async () => {
  await db.delete(outbox);
  const words = { recipient: "ada@example.com", kind: "note", text: "/auth/confirm?token=secret", html: "Hello" };
  const lastError = "550 no such mailbox, see https://a.example/?token=secret";
  const [given] = await db
    .insert(outbox)
    .values([
      { ...words, dedupeKey: "1", subject: "Given up", parkedAt: new Date(), attempts: 5, lastError },
      { ...words, dedupeKey: "2", subject: "Tried once", attempts: 1, lastError: "451 later" },
      { ...words, dedupeKey: "3", subject: "Server away", lastError: "421 away" },
      { ...words, dedupeKey: "4", subject: "Not tried" },
      { ...words, dedupeKey: "5", subject: "Went out", sentAt: new Date(), attempts: 2, lastError: "451 later" },
    ])
    .returning();
  const { mails, total, goesOut } = await searchMail(NOBODY, ALL);
  expect([mails.map(({ subject }) => subject), total, goesOut]).toEqual([["Given up", "Server away", "Tried once"], 3, true]);
  expect(mails[0]).toMatchObject({ state: "givenUp", problem: "550 no such mailbox, see https://a.example/?token=…" });
  expect((await searchMail(NOBODY, { ...ALL, state: "written" })).mails).toEqual([]);
  await expect(openMail(NOBODY, given!.id)).rejects.toMatchObject({ init: { status: 404 } });
  moveConfig();
  expect(await searchMail(NOBODY, ALL)).toMatchObject({ total: 5, goesOut: false });
  expect(await openMail(NOBODY, given!.id)).toMatchObject({ text: "/auth/confirm?token=…" });
  expect((await searchMail(NOBODY, { ...ALL, state: "written" })).mails.map(({ problem }) => problem)).toEqual([null]);
});

test("what a server said of a mail before this release shows no code of a confirmation", async () => {
  await db.delete(outbox);
  const id = crypto.randomUUID();
  const subject = `${inHalves(signUpCode(id))} · Confirm`;
  const words = { recipient: "ada@example.com", kind: "confirm_email", subject, text: "", html: "" };
  await db.insert(outbox).values({ ...words, dedupeKey: `confirm_email:${id}`, attempts: 3, lastError: `550 refused: ${subject}` });
  expect((await searchMail(NOBODY, ALL)).mails[0]).toMatchObject({ subject: "Confirm", problem: "550 refused: … · Confirm" });
});
