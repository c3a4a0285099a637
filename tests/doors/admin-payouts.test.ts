import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { referenceName } from "#app/features/admin/payouts/payout-choice";
import { postConsultation } from "#app/features/money/ledger.server";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { saysWhereTo, seenDestination } from "../support/payments";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../support/people";

const site = useInhabitedSite();

const KEY = "00000000-0000-4000-8000-000000000001";

let root: Client;
beforeEach(async () => {
  await site.rows("delete from audit_log; delete from ledger_transactions; delete from payout_statements; delete from consultations");
  const admin = await aClient({ firstName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

/** Creates an advisor who has earned 50.00 from a completed consultation. */
async function anEarner(changes: Parameters<typeof anAdvisor>[0] = {}) {
  const advisor = await anAdvisor({ displayName: "Ada Adviser", ...changes });
  await earn(advisor);
  await saysWhereTo(advisor);
  return advisor;
}

async function earn(advisor: TestAdvisor, at = new Date("2026-03-04T12:00:00Z"), currency = "USD") {
  const row = await aConsultation({ client: await aClient(), advisor, at, status: "completed" });
  for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, { ...row, currency }, at);
}

const orderFor = async ({ advisorId }: TestAdvisor) => ({
  intent: "pay-out",
  advisorId,
  currency: "USD",
  amount: "5000",
  reference: "SEPA 2026-7",
  goesTo: await seenDestination({ advisorId }),
  key: KEY,
});
/** The same for several: what each posts, and the reference typed for it. */
const chosen = async (each: { advisor: TestAdvisor; amount: string; reference: string }[]) => ({
  intent: "pay-out-chosen",
  key: KEY,
  payouts: (
    await Promise.all(each.map(async ({ advisor, amount }) => `${advisor.advisorId}:USD:${amount}:${await seenDestination(advisor)}`))
  ).join(" "),
  ...Object.fromEntries(
    each.map(({ advisor, reference }) => [referenceName({ advisorId: advisor.advisorId, currency: "USD" }), reference]),
  ),
});
const press = (fields: Record<string, string>, who = root) => who.post("/admin?index&view=payouts", fields);
const list = () => readPage(root.get("/admin?view=payouts"));
const statements = () => site.rows("select number, amount, currency, reference from payout_statements");

test("what is owed stands there by advisor and currency, and is paid out with a numbered statement that is audited", async () => {
  const advisor = await anEarner();
  const before = await list();
  for (const words of ["Ada Adviser", advisor.email, "$50", "USD", "Pay out $50 to Ada Adviser", "You send the money"])
    expect(before.html + before.text).toContain(words);
  const answer = await press(await orderFor(advisor));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin?view=payouts"]);
  const [statement] = await statements();
  expect(statement).toMatchObject({ amount: 50_00, currency: "USD", reference: "SEPA 2026-7" });
  const { text } = await list();
  for (const words of [`Paid out, statement ${statement?.number}.`, "Nothing is owed", "SEPA 2026-7"]) expect(text).toContain(words);
  expect(await site.rows("select action, details->>'amount' as amount from audit_log where action like 'payout%'")).toEqual([
    { action: "payout.made", amount: "5000" },
  ]);
  expect((await readPage(root.get("/admin?view=audit"))).text).toContain("paid an advisor");
});

test("the advisor finds the payout with its reference among the statements of Billing, and nothing more is owed", async () => {
  const advisor = await anEarner({ approvedAt: new Date("2026-01-01T00:00:00Z") });
  await press(await orderFor(advisor));
  const { text } = await readPage((await enter(site, advisor)).get("/advisor-profile/billing"));
  const [statement] = await statements();
  for (const words of [`Paid out, statement ${statement?.number}`, "SEPA 2026-7"]) expect(text).toContain(words);
  expect(text).toMatch(/To be paid out\s+\$0 /);
});

test("a payout can be taken back for a minute: it is owed again, and both sides read that it was", async () => {
  const advisor = await anEarner({ approvedAt: new Date("2026-01-01T00:00:00Z") });
  const form = await orderFor(advisor);
  await press(form);
  const { html, text } = await list();
  expect(text).toContain("1 payout made.");
  const [, bulkId = ""] = /name="bulkId" value="([^"]*)"/.exec(html) ?? [];
  expect((await press({ intent: "undo-bulk", bulkId })).status).toBe(303);
  const after = await list();
  for (const words of ["Undone for 1 row.", "Taken back", "Pay out $50 to Ada Adviser"]) expect(after.html + after.text).toContain(words);
  expect(after.html).not.toContain("bulkId");
  expect((await readPage(press({ intent: "undo-bulk", bulkId }))).text).toContain("This can no longer be undone.");
  expect((await readPage(press(form))).text).toContain("this payout was taken back");
  const billing = await readPage((await enter(site, advisor)).get("/advisor-profile/billing"));
  for (const words of ["Paid out, statement", "Payout taken back, statement"]) expect(billing.text).toContain(words);
  expect(billing.text).toMatch(/To be paid out\s+\$50 /);
  expect((await readPage(root.get("/admin?view=audit"))).text).toContain("took back a payout");
});

test("a payout that the provider refuses to transfer reads so, can be taken back later than others, and is owed again", async () => {
  const advisor = await anEarner();
  await press(await orderFor(advisor));
  const [paid] = await site.rows<{ id: string }>("select id from payout_statements");
  const takeBack = { intent: "take-back-payout", statementId: paid!.id };
  expect([(await press(takeBack)).status, (await list()).html.includes("take-back-payout")]).toEqual([409, false]);
  await site.rows(
    `insert into payment_orders (key, action, statement_id, reference, amount, currency, attempts)
     values ('transfer-1', 'transfer', $1, 'acct_1', 5000, 'USD', 3)`,
    [paid!.id],
  );
  expect((await list()).text).toContain("On its way");
  expect((await press(takeBack)).status).toBe(409);
  const billing = await readPage((await enter(site, advisor)).get("/advisor-profile/billing"));
  expect(billing.text).toContain("Payout on its way, statement");
  await site.rows("update payment_orders set attempts = 10, parked_at = now()");
  const { html, text } = await list();
  for (const words of ["Not transferred", "Take back the payout of $50 to Ada Adviser?", paid!.id]) expect(text + html).toContain(words);
  expect((await press(takeBack)).status).toBe(303);
  const after = await list();
  for (const words of ["Taken back: the amount is owed again.", "Pay out $50 to Ada Adviser"])
    expect(after.html + after.text).toContain(words);
  expect((await press({ ...takeBack, statementId: "1" })).status).toBe(400);
});

test("pressed twice, and twice at once, pays once and answers the same", async () => {
  const advisor = await anEarner();
  const answers = await Promise.all([press(await orderFor(advisor)), press(await orderFor(advisor))]);
  answers.push(await press(await orderFor(advisor)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await statements()).toHaveLength(1);
  expect(await site.rows("select 1 from audit_log where action like 'payout%'")).toHaveLength(1);
});

test("when the amount owed has changed nothing is paid, and the list shows what is", async () => {
  const advisor = await anEarner();
  await earn(advisor, new Date("2026-03-05T12:00:00Z"));
  const { status, text } = await readPage(press(await orderFor(advisor)));
  expect([status, text.includes("the amount owed has changed"), text.includes("$100")]).toEqual([409, true, true]);
  expect(await statements()).toEqual([]);
});

test("what now goes elsewhere than the admin saw is not paid out, alone or among several, and the list shows where to", async () => {
  const advisor = await anEarner();
  const { html } = await list();
  const seen = await orderFor(advisor);
  expect(html).toContain(`name="goesTo" value="${seen.goesTo}"`);
  expect(html).toMatch(/<dialog[\s\S]*In cash, at the counter[\s\S]*<\/dialog>/);
  await site.rows("update payout_destinations set words = 'To Mallory'");
  const one = await readPage(press(seen));
  expect([one.status, one.text.includes("where it goes has changed in the meantime"), one.text.includes("To Mallory")]).toEqual([
    409,
    true,
    true,
  ]);
  const payouts = `${advisor.advisorId}:USD:5000:${seen.goesTo}`;
  const many = await readPage(press({ ...(await chosen([{ advisor, amount: "5000", reference: "SEPA 9" }])), payouts }));
  expect([many.status, many.text.includes("where it goes has changed in the meantime")]).toEqual([409, true]);
  expect(await statements()).toEqual([]);
  expect((await press(await orderFor(advisor))).status).toBe(303);
});

test("an order that is none is refused, and with nothing owed the list says so", async () => {
  const advisor = await anAdvisor();
  expect((await list()).text).toContain("Nothing is owed");
  const wrongs: Record<string, string>[] = [
    { amount: "0" },
    { amount: "-1" },
    { amount: "1e3" },
    { currency: "usd" },
    { advisorId: "x" },
    { paidBy: "me" },
  ];
  for (const wrong of wrongs) expect((await press({ ...(await orderFor(advisor)), ...wrong })).status).toBe(400);
  expect((await press({ ...(await orderFor(advisor)), reference: "x".repeat(121) })).status).toBe(400);
  const { status, text } = await readPage(press(await orderFor(advisor)));
  expect([status, text.includes("nothing more is owed")]).toEqual([409, true]);
  expect((await press({ ...(await orderFor(advisor)), advisorId: "00000000-0000-4000-8000-000000000000" })).status).toBe(404);
});

test("by hand nothing is paid out without a reference, nor where the advisor has not said where to, and the list says so", async () => {
  const advisor = await anEarner();
  const bare = await readPage(press({ ...(await orderFor(advisor)), reference: " " }));
  expect([bare.status, bare.text.includes("please say how you sent the money")]).toEqual([400, true]);
  await site.rows("delete from payout_destinations");
  const { html, text } = await list();
  expect([text.includes("Until then nothing can be paid out to them."), html.includes("Pay out $50 to Ada Adviser")]).toEqual([
    true,
    false,
  ]);
  const unknown = await readPage(press(await orderFor(advisor)));
  expect([unknown.status, unknown.text.includes("Nothing was paid: the advisor has not said where to send it.")]).toEqual([409, true]);
  const many = await readPage(press(await chosen([{ advisor, amount: "5000", reference: "SEPA 9" }])));
  expect([many.status, many.text.includes("Nothing was paid: the advisor has not said where to send it.")]).toEqual([409, true]);
  expect(await statements()).toEqual([]);
  expect(await site.mailsTo(advisor.email)).toEqual([]);
});

test("whoever is no admin sees no payouts and makes none", async () => {
  const advisor = await anEarner();
  for (const who of [await enter(site, advisor), await enter(site, await aClient())]) {
    expect((await who.get("/admin?view=payouts")).status).toBe(403);
    expect((await press(await orderFor(advisor), who)).status).toBe(403);
  }
  expect(await statements()).toEqual([]);
});

test("what is owed in several currencies is in the order of about what it is worth", async () => {
  const [, bo] = [await anEarner(), await anAdvisor({ displayName: "Bo Builder" })];
  for (const day of [5, 6]) await earn(bo, new Date(Date.UTC(2026, 2, day, 12)), "KRW");
  const found = async (params: string) => (await readPage(root.get(`/admin?view=payouts&${params}`))).text;
  // Ten thousand won are about seven dollars.
  expect(await found("")).toMatch(/Ada Adviser[\s\S]*Bo Builder/);
  expect(await found("sort=value")).toMatch(/Bo Builder[\s\S]*Ada Adviser/);
});

test("what is owed is found, narrowed down by where it goes, sorted, and paid out several at once", async () => {
  const [ada, bo] = [await anEarner(), await anEarner({ displayName: "Bo Builder" })];
  await earn(bo, new Date("2026-03-05T12:00:00Z"));
  const found = async (params: string) => {
    const { text } = await readPage(root.get(`/admin?view=payouts&${params}`));
    return ["Ada Adviser", "Bo Builder"].filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  };
  expect(await found("")).toEqual(["Bo Builder", "Ada Adviser"]);
  expect(await found("sort=value")).toEqual(["Ada Adviser", "Bo Builder"]);
  expect(await found("sort=advisor")).toEqual(["Ada Adviser", "Bo Builder"]);
  expect(await found("q=bo%20b&state=outside")).toEqual(["Bo Builder"]);
  expect(await found("state=transferred")).toEqual([]);
  const both = [
    { advisor: ada, amount: "5000", reference: "SEPA 9" },
    { advisor: bo, amount: "5000", reference: "SEPA 10" },
  ];
  const some = await readPage(press(await chosen(both)));
  for (const words of ["1 of 2 done.", "Nothing was paid: the amount owed has changed."]) expect(some.text).toContain(words);
  expect(await statements()).toMatchObject([{ amount: 50_00, reference: "SEPA 9" }]);
  expect(some.html).toContain('value="SEPA 10"');
  const rest = await press(await chosen([{ advisor: bo, amount: "10000", reference: "SEPA 10" }]));
  expect(rest.headers.get("location")).toBe("/admin?view=payouts");
  expect((await list()).text).toContain("Nothing is owed");
});

test("the question about several names each with its amount, and each is paid with its own reference", async () => {
  const [ada, bo] = [await anEarner(), await anEarner({ displayName: "Bo Builder" })];
  const { html } = await list();
  const [question = ""] = /<dialog[^>]*id="pay-out-chosen-chosen"[\s\S]*?<\/dialog>/.exec(html) ?? [];
  for (const { advisorId } of [ada, bo]) expect(question).toContain(`name="${referenceName({ advisorId, currency: "USD" })}"`);
  for (const words of ["Ada Adviser", "Bo Builder", "$50"]) expect(question).toContain(words);
  const both = [
    { advisor: ada, amount: "5000", reference: "SEPA 21" },
    { advisor: bo, amount: "5000", reference: "SEPA 22" },
  ];
  expect((await press(await chosen(both))).status).toBe(303);
  expect((await statements()).map(({ reference }) => reference)).toEqual(["SEPA 21", "SEPA 22"]);
});

test("of several, a reference that is too long keeps all from being paid, and is said in the question with what was typed", async () => {
  const [ada, bo] = [await anEarner(), await anEarner({ displayName: "Bo Builder" })];
  const both = [
    { advisor: ada, amount: "5000", reference: "SEPA 21" },
    { advisor: bo, amount: "5000", reference: "x".repeat(121) },
  ];
  const { status, html } = await readPage(press(await chosen(both)));
  const [question = ""] = /<dialog[^>]*id="pay-out-chosen-chosen"[\s\S]*?<\/dialog>/.exec(html) ?? [];
  expect([status, question.includes('role="alert"'), question.includes('value="SEPA 21"')]).toEqual([400, true, true]);
  expect(await statements()).toEqual([]);
});
