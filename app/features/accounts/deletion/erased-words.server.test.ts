import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { consultations } from "#app/db/schema/booking";
import { categoryRequestComments } from "#app/db/schema/catalog";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { onStatement } from "#app/db/statement-times.server";
import { listCategoryRequests } from "#app/features/admin/category-requests/requests.server";
import { sendMessage } from "#app/features/assistant/conversation/send-message.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { askToReschedule } from "#app/features/booking/life/reschedule.server";
import { requestCategory } from "#app/features/catalog/category-requests/category-requests.server";
import { waivePayment } from "#app/features/money/outside/confirm-payment.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, ended, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { eraseDueAccounts } from "./erasure.server";

useDatabase();

async function erase({ userId }: { userId: string }) {
  await db.insert(accountDeletions).values({ userId, endsAt: now, hidAdvisor: false });
  await eraseDueAccounts(now);
}

test("what somebody wrote with their request for a category goes with them, whoever asked first, signed in or by the address they left", async () => {
  const [first, second, third] = [await aClient(), await aClient(), await aClient()];
  const asks = (userId: string | null, comments: string, email = "") =>
    requestCategory({ userId, address: "10.0.0.1", language: "en" }, { name: "Bookbinding", comments, email }, now);
  await asks(first.userId, "zzfirst");
  await asks(second.userId, "zzsecond");
  await asks(null, "zzthird", third.email);
  await asks(null, "zzstays");
  const comments = async () => (await db.select().from(categoryRequestComments)).map(({ comment }) => comment).sort();
  expect(await comments()).toEqual(["zzfirst", "zzsecond", "zzstays", "zzthird"]);
  await erase(second);
  await erase(third);
  expect(await comments()).toEqual(["zzfirst", "zzstays"]);
  await erase(first);
  expect((await listCategoryRequests()).map((request) => request.comments)).toEqual(["zzstays"]);
});

test("nothing of an erased advisor stays in what the assistant told others", async () => {
  const words = { firstName: "Zacharina", lastName: "Quastmeier", displayName: "Zacharina Quastmeier", jobTitle: "Zwiebelpatentin" };
  const advisor = await anAdvisor({ ...words, slug: "zacharina-quastmeier", topics: ["Intellectual Property"], category: "legal" });
  const reader = await aClient();
  const speaker = { userId: reader.userId, tokenHash: null, address: "203.0.113.9", language: "en" } as const;
  await sendMessage(speaker, "assistant", "We need a patent lawyer", { now, dice: 0 });
  const said = async () => {
    const { rows } = await db.execute<{ line: string }>(
      sql`select concat_ws(' ', content, result::text) as line from conversation_messages`,
    );
    return rows.map(({ line }) => line).join("\n");
  };
  for (const word of ["Zacharina Quastmeier", "zacharina-quastmeier", "Zwiebelpatentin"]) expect(await said()).toContain(word);
  await erase(advisor);
  expect(await said()).not.toMatch(/zacharina|quastmeier|zwiebel/i);
  expect(await said()).toContain("Former member");
  expect(await said()).toContain("We need a patent lawyer");
});

test("why an admin waived what an erased client owed is kept no longer", async () => {
  const { client, advisor, id } = await aRequest("accepted", noon, { isPaid: false });
  await completeConsultation(advisor, id, ended);
  await waivePayment(await anAdmin(), { consultationId: id, key: randomUUID(), reason: "zzpolice file" }, ended);
  const reasons = async () =>
    (await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.kind, "letGo"))).map(({ reason }) => reason);
  expect(await reasons()).toEqual(["zzpolice file"]);
  await erase(client);
  expect(await reasons()).toEqual([""]);
});

test("why somebody asked to move goes with them", async () => {
  const { client, id } = await aRequest("accepted");
  const time = new Date(noon.getTime() + 14 * 24 * 3_600_000).toISOString();
  await askToReschedule(client, id, { time, reason: "zzoperation" }, now);
  const reason = async () => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]?.closeReason;
  expect(await reason()).toBe("zzoperation");
  await erase(client);
  expect(await reason()).toBeNull();
});

test("of very many answers an advisor is forgotten a thousand at a time, before the transaction that erases them", async () => {
  const advisor = await anAdvisor({ displayName: "Quirin Vielgenannt", slug: "quirin-vielgenannt" });
  const { userId } = await aClient();
  await db.execute(sql`with made as (insert into conversations (user_id, room) values (${userId}, 'assistant') returning id)
    insert into conversation_messages (conversation_id, role, content, created_at)
    select id, 'assistant', 'Quirin Vielgenannt: near.', now() from made, generate_series(1, 2500)`);
  let looks = 0;
  const stop = onStatement((_milliseconds, text) => {
    if (/^select "number" from "conversation_messages" .* limit/.test(text)) looks += 1;
  });
  await erase(advisor);
  stop();
  const { rows } = await db.execute<{ content: string; many: number }>(
    sql`select content, count(*)::int as many from conversation_messages where content like '%: near.' group by content`,
  );
  expect(rows).toEqual([{ content: "Former member: near.", many: 2500 }]);
  expect(looks).toBeGreaterThanOrEqual(4);
});
