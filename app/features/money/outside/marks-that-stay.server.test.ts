import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { cancelConsultation } from "#app/features/booking/life/endings.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, consultationRow, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { confirmPayment, denyPayment, undoConfirmation } from "./confirm-payment.server";
import { markPaid } from "./marks/client-marks.server";
import { outsideView } from "./outside-view.server";
import { listPayments } from "./payment-list.server";

useDatabase();

let admin: Viewer;
beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
  admin = await anAdmin();
});

/** An agreed consultation of $50 whose steps are a minute apart, since their order matters. */
async function agreed() {
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  let minutes = 0;
  const next = () => {
    minutes += 1;
    return later(now, minutes / 60);
  };
  return {
    client,
    id,
    mark: async (typed: string) => expect(await markPaid(client, id, randomUUID(), next(), typed)).toEqual({ ok: true }),
    confirm: async (amount: number, seen?: number) =>
      expect(await confirmPayment(admin, { consultationId: id, amount, seen, key: randomUUID() }, next())).toEqual({ ok: true }),
    deny: async () => expect(await denyPayment(admin, { consultationId: id, key: randomUUID() }, next())).toEqual({ ok: true }),
    undo: async () => expect(await undoConfirmation(admin, { consultationId: id, key: randomUUID() }, next())).toEqual({ ok: true }),
    view: async () => outsideView(db, await consultationRow(id), "client"),
    lastMail: async () => (await mailsTo(client.email)).find(({ kind }) => kind === "payment_update"),
  };
}

test("of two payments that a client told of, the one that has not come yet is still looked for, and nobody asks for it again", async () => {
  const { mark, confirm, view, lastMail } = await agreed();
  await mark("20");
  await mark("30");
  await confirm(20_00, 0);
  expect(await view()).toMatchObject({ stage: "marked", here: 20_00, open: 30_00, marked: 30_00, unmarked: 0, way: null, code: null });
  expect((await listPayments(admin)).payments).toMatchObject([{ stage: "marked", here: 20_00, marked: 30_00 }]);
  expect(await accountBalances("USD")).toMatchObject({ marked: 30_00, awaited: 0, escrow: 20_00 });
  const mail = await lastMail();
  expect(mail?.subject).toBe("$20 of $50 has arrived");
  expect(mail?.text).toContain("You told us that you have paid $30");
  expect(mail?.text).not.toMatch(/To pay|Still due/);
});

test("what was not told of is asked for beside what is looked for", async () => {
  const { mark, confirm, view, lastMail } = await agreed();
  await mark("20");
  await mark("15");
  await confirm(20_00);
  expect(await view()).toMatchObject({ stage: "marked", marked: 15_00, unmarked: 15_00 });
  const mail = await lastMail();
  expect(mail?.subject).toBe("$20 of $50 has arrived: $15 is still due");
  expect(mail?.text).toContain("You told us that you have paid $15");
  expect(mail?.text).toMatch(/To pay: \$15/);
});

test("more than was told of answers all of it, and what has not come is denied as before", async () => {
  const { mark, confirm, deny, view } = await agreed();
  await mark("20");
  await confirm(25_00);
  expect(await view()).toMatchObject({ stage: "awaiting", marked: 0, unmarked: 25_00 });
  await mark("25");
  await confirm(10_00);
  expect(await view()).toMatchObject({ stage: "marked", marked: 15_00 });
  await deny();
  expect(await view()).toMatchObject({ stage: "awaiting", here: 35_00, marked: 0, unmarked: 15_00 });
});

test("a confirmation that is taken back leaves what the client had told of it, and asks for nothing", async () => {
  const { mark, confirm, undo, view, lastMail } = await agreed();
  await mark("50");
  const said = await view();
  await confirm(50_00);
  await db.update(outbox).set({ sendAfter: new Date(0), attempts: 1, sentAt: new Date() });
  await undo();
  expect(await view()).toEqual(said);
  expect(await accountBalances("USD")).toMatchObject({ marked: 50_00, awaited: 0, escrow: 0 });
  const mail = await lastMail();
  expect(mail?.subject).toBe("We confirmed your payment by mistake");
  expect(mail?.text).toContain("You told us that you have paid $50");
  expect(mail?.text).not.toMatch(/To pay|Still due/);
});

test("it is added to what they told of since, and is no more than was told of", async () => {
  const { mark, confirm, undo, view } = await agreed();
  await mark("10");
  await confirm(20_00);
  await mark("5");
  await undo();
  expect(await view()).toMatchObject({ stage: "marked", here: 0, marked: 15_00, unmarked: 35_00 });
  await confirm(15_00);
  await confirm(20_00);
  await undo();
  expect(await view()).toMatchObject({ stage: "awaiting", here: 15_00, marked: 0, unmarked: 35_00 });
});

test("of what was denied nothing comes back", async () => {
  const { mark, deny, confirm, undo, view } = await agreed();
  await mark("50");
  await deny();
  await confirm(50_00);
  await undo();
  expect(await view()).toMatchObject({ stage: "awaiting", marked: 0, unmarked: 50_00, markedAt: null });
});

test("of one that was cancelled meanwhile all that was told of is looked for again", async () => {
  const { client, id, mark, confirm, undo, view } = await agreed();
  await mark("50");
  await cancelConsultation(client, id, later(noon, -48));
  await confirm(50_00);
  expect(await view()).toMatchObject({ stage: "toReturn", toReturn: 50_00 });
  await undo();
  expect(await view()).toMatchObject({ stage: "marked", marked: 50_00, open: 0 });
});
