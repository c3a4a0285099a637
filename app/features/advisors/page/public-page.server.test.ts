import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { reviews } from "#app/db/schema/booking";
import { anApplicant } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { findSavedAdvisors, savedAmong, setAdvisorSaved } from "../saved/saved.server";
import { findListed, showAdvisor } from "./public-page.server";

useDatabase();

const now = new Date("2026-12-01T08:00Z");
let ana: TestAdvisor;

beforeAll(async () => {
  ana = await anAdvisor({
    slug: "ana-silva",
    displayName: "Ana Silva",
    topics: ["Intellectual Property", "Compliance"],
    timezone: "America/New_York",
    city: "Boston",
    country: "United States",
    bio: "Patents since 2004.",
    certifications: "USPTO registered",
    ratingSum: 9,
    ratingCount: 2,
    hours: [[540, 720]],
  });
});

async function aReview(rating: number, revealed: boolean, more: Partial<typeof reviews.$inferInsert> = {}) {
  const client = await aClient();
  const consultation = await aConsultation({ client, advisor: ana, at: new Date("2026-11-01T10:00Z"), status: "completed" });
  const row = { consultationId: consultation.id, advisorId: ana.advisorId, authorSide: "client" as const, rating, text: `Said ${rating}` };
  await db.insert(reviews).values({ ...row, revealedAt: revealed ? now : null, ...more });
}

test("the public page shows who the advisor is and what was checked", async () => {
  const page = await showAdvisor("ana-silva", now);
  expect(page).toMatchObject({
    displayName: "Ana Silva",
    specialty: "Intellectual Property",
    topics: ["Intellectual Property", "Compliance"],
    bio: "Patents since 2004.",
    certifications: "USPTO registered",
    rating: 4.5,
    badges: [{ code: "verified" }],
  });
});

test("the public page never holds an e-mail address, a telephone number or a user id", async () => {
  const text = JSON.stringify(await showAdvisor("ana-silva", now));
  expect(text).toContain("Ana Silva");
  expect(text).not.toContain(ana.email);
  expect(text).not.toContain(ana.userId);
  expect(text).not.toMatch(/phone|email/i);
});

test("the next free times are real ones in the advisor's hours", async () => {
  const page = await showAdvisor("ana-silva", now);
  const [[from, to] = [0, 0]] = page?.free ?? [];
  expect([new Date(from).toISOString(), new Date(to).toISOString()]).toEqual(["2026-12-01T14:00:00.000Z", "2026-12-01T17:00:00.000Z"]);
  expect(page?.nextFree).toBe("2026-12-01T14:00:00.000Z");
  // At least six weeks.
  expect(page?.free.at(-1)?.[0]).toBeGreaterThan(now.getTime() + 42 * 86_400_000);
});

test("reviews are shown once revealed, with their distribution; hidden ones and those of the advisor are not", async () => {
  await aReview(5, true);
  await aReview(4, true, { reply: "Thank you" });
  await aReview(1, false);
  await aReview(2, true, { hiddenAt: now });
  await aReview(3, true, { authorSide: "advisor" });
  const page = await showAdvisor("ana-silva", now);
  expect(page?.reviews.reviews.map(({ rating }) => rating).sort()).toEqual([4, 5]);
  expect(page?.reviews).toMatchObject({
    total: 2,
    average: 4.5,
    distribution: expect.arrayContaining([{ rating: 5, count: 1, share: 0.5 }]),
  });
});

test("an advisor who is away offers no times", async () => {
  await anAdvisor({ slug: "away", availabilityStatus: "away" });
  expect(await showAdvisor("away", now)).toMatchObject({ free: [], nextFree: null });
});

test("an unknown slug, a suspended advisor and any nonsense are nobody", async () => {
  await anAdvisor({ slug: "gone", status: "suspended" });
  for (const slug of ["gone", "nobody", "", "\0", "x".repeat(10_000), "'; drop table advisers; --", "<script>", "🚀", "../../etc"])
    expect(await showAdvisor(slug, now)).toBeNull();
});

test("a person saves an advisor, finds them again and lets them go", async () => {
  const client = await aClient();
  expect(await setAdvisorSaved(client.userId, "ana-silva", true)).toEqual({ ok: true, name: "Ana Silva" });
  expect(await setAdvisorSaved(client.userId, "ana-silva", true)).toEqual({ ok: true, name: "Ana Silva" });
  expect(await savedAmong(client.userId, [{ slug: "ana-silva" }])).toEqual(["ana-silva"]);
  expect(await savedAmong(undefined, [{ slug: "ana-silva" }])).toEqual([]);
  expect((await findSavedAdvisors(client.userId, now)).cards.map(({ slug }) => slug)).toEqual(["ana-silva"]);
  expect(await findSavedAdvisors((await aClient()).userId, now)).toEqual({ cards: [], unlisted: [] });
  await setAdvisorSaved(client.userId, "ana-silva", false);
  expect(await savedAmong(client.userId, [{ slug: "ana-silva" }])).toEqual([]);
  expect(await setAdvisorSaved(client.userId, "gone", true)).toEqual({ ok: false, reason: "unknown" });
});

test("nobody sees the page of whoever is leaving, however it came to be approved", async () => {
  const advisor = await anAdvisor();
  expect(await showAdvisor(advisor.slug, now)).not.toBe(null);
  await db.insert(accountDeletions).values({ userId: advisor.userId, endsAt: now, hidAdvisor: false, createdAt: now });
  expect(await showAdvisor(advisor.slug, now)).toBe(null);
});

test("invited is whose own application was approved as it came, and not whoever was approved at the same moment or read before", async () => {
  const at = new Date("2026-11-20T10:00:00Z");
  const [invited, sameMoment, applied] = [await anAdvisor(), await anAdvisor(), await anAdvisor()];
  for (const { advisorId } of [invited, sameMoment, applied])
    await db.update(advisors).set({ approvedAt: at }).where(eq(advisors.id, advisorId));
  for (const [{ userId }, createdAt] of [
    [invited, at],
    [applied, new Date(at.getTime() - 60_000)],
  ] as const) {
    const { applicationId } = await anApplicant();
    const approved = { userId, status: "approved", reviewedAt: at, createdAt } as const;
    await db.update(advisorApplications).set(approved).where(eq(advisorApplications.id, applicationId));
  }
  const found = await Promise.all([invited, sameMoment, applied].map(({ slug }) => findListed(slug)));
  expect(found.map((each) => each?.wasInvited)).toEqual([true, false, false]);
});
