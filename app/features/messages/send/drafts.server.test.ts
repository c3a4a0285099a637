import { expect, test } from "vitest";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { deleteOldDrafts, dropDraft, keepDraft, readDraft } from "./drafts.server";

useDatabase();

const NOW = new Date("2026-12-01T12:00:00Z");
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);

test("a kept question is found by its token, for its advisor, for a week", async () => {
  const [advisor, other] = [await anAdvisor(), await anAdvisor()];
  const kept = await keepDraft("203.0.113.1", advisor.slug, "Would you?", NOW);
  const token = kept.ok ? kept.token : "";
  expect(await readDraft(token, advisor.advisorId, days(6.9))).toBe("Would you?");
  expect(await readDraft(token, other.advisorId, NOW)).toBe("");
  expect(await readDraft(`${token}x`, advisor.advisorId, NOW)).toBe("");
  expect(await readDraft(token, advisor.advisorId, days(7))).toBe("");
  await deleteOldDrafts(days(6));
  expect(await readDraft(token, advisor.advisorId, NOW)).toBe("Would you?");
  await deleteOldDrafts(days(7));
  expect(await readDraft(token, advisor.advisorId, NOW)).toBe("");
});

test("a question that was sent is forgotten", async () => {
  const advisor = await anAdvisor();
  const kept = await keepDraft("203.0.113.2", advisor.slug, "Would you?", NOW);
  const token = kept.ok ? kept.token : "";
  await dropDraft(token);
  expect(await readDraft(token, advisor.advisorId, NOW)).toBe("");
});

test("of more questions from one network at once than its limit that many are kept, and another network's still are", async () => {
  const advisor = await anAdvisor();
  const most = LIMITS["message-draft"].perNetwork;
  const many = await Promise.all(Array.from({ length: most + 10 }, () => keepDraft("203.0.113.3", advisor.slug, "Again", NOW)));
  expect(many.filter(({ ok }) => ok)).toHaveLength(most);
  expect(many.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "tooManyDrafts", retryAfterSeconds: 900 });
  expect(await keepDraft("203.0.113.4", advisor.slug, "Hello", NOW)).toMatchObject({ ok: true });
});
