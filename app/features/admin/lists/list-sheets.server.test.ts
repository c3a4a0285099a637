import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { auditLog, outbox } from "#app/db/schema/operations";
import { outsidePayments, payoutDestinations } from "#app/db/schema/outside-payments";
import type { Viewer } from "#app/features/accounts/viewer";
import { postConsultation } from "#app/features/money/ledger.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { fileWords } from "./file-words.server";
import type { ListName } from "./list-shapes";
import type { Sheet } from "./list-sheet.server";
import { SHEETS } from "./list-sheets.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");
const day = (count: number) => new Date(now.getTime() + count * 86_400_000);

let root: Viewer;
let robin: Viewer;
let yuki: Viewer;
let ada: TestAdvisor;
const ids: Record<string, string> = {};
type Rows = Record<string, unknown>[];

/** Reads a list's file; each row is keyed by its column headings. */
async function rowsOf(name: ListName, language = "en"): Promise<Rows> {
  const { heads, read } = SHEETS[name] as Sheet<ListName>;
  const params = { query: "", state: null, sort: null, viewerId: root.userId };
  const rows: unknown[][] = [];
  await db.transaction(async (tx) => {
    for await (const some of read(tx, params, fileWords(language), now)) rows.push(...some);
  });
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index]])));
}

beforeAll(async () => {
  root = await aClient({ displayName: "Root" });
  moveConfig({ ...process.env, ADMIN_EMAILS: root.email });
  robin = await aClient({ displayName: "Robin" });
  yuki = await aClient({ displayName: "Yuki", currency: "JPY" });
  ada = await anAdvisor({ displayName: "Ada Adviser" });
  await db.insert(userRoles).values({ userId: root.userId, role: "admin" });
  await db.update(profiles).set({ displayName: "Ada" }).where(eq(profiles.userId, ada.userId));
  for (const [index, { userId }] of [root, robin, yuki, ada].entries())
    await db
      .update(users)
      .set({ createdAt: day(-40 + index) })
      .where(eq(users.id, userId));
  await db
    .update(users)
    .set({ suspendedAt: day(-1), suspendedReason: "Spam" })
    .where(eq(users.id, robin.userId));
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, yuki.userId));
  await db.update(advisors).set({ status: "suspended" }).where(eq(advisors.userId, ada.userId));
  await makeConsultations();
  await makeReports();
  await db.insert(auditLog).values([
    { actorId: root.userId, action: "person.suspended", subject: "users", subjectId: "1", details: { reason: "Spam" }, createdAt: day(-3) },
    { actorId: root.userId, action: "list.exported", subject: "people", details: { count: 3 }, createdAt: day(-2) },
  ]);
  const mail = { kind: "test", text: "", html: "" };
  await db.insert(outbox).values([
    { ...mail, dedupeKey: "1", recipient: "a@example.com", subject: "Waits", createdAt: day(-3) },
    { ...mail, dedupeKey: "2", recipient: "b@example.com", subject: "Is there", createdAt: day(-2), sentAt: day(-2) },
    { ...mail, ...GIVEN_UP, dedupeKey: "3", recipient: "c@example.com", subject: "Is not", createdAt: day(-1) },
  ]);
  const applied = {
    firstName: "Ann",
    location: "Lyon, France",
    expertise: "Finance",
    experience: "8-12",
    bio: "Sums.",
    availability: "limited",
  };
  const asked = { kind: "line", language: "en" } as const;
  const ownAnswers = [
    { ...asked, questionId: "q", question: "Why?", answer: "Because." },
    { ...asked, questionId: "r", question: "When?", answer: "Now." },
  ];
  const applications = await db
    .insert(advisorApplications)
    .values([
      {
        ...applied,
        lastName: "Dollar",
        userId: robin.userId,
        email: robin.email,
        pricing: 150_50,
        languages: ["en", "fr"],
        createdAt: day(-3),
      },
      {
        ...{
          ...applied,
          lastName: "Yen",
          userId: yuki.userId,
          email: yuki.email,
          pricing: 15_000_00,
          category: "business",
          createdAt: day(-2),
        },
        ...{ status: "approved", reviewedAt: day(-1), reviewedBy: root.userId, assignedTo: root.userId, reviewNotes: "Good", ownAnswers },
      },
    ])
    .returning();
  for (const { id, lastName } of applications) ids[lastName] = id;
  return () => moveConfig();
});

/** Creates three consultations: one of 50.00 dollars, overpaid, with 10.00 to refund; one partly paid; and one of 7,000 yen that waits for a decision. */
async function makeConsultations() {
  const dollars = await aConsultation({ client: robin, advisor: ada, at: day(-10), status: "cancelled", createdAt: day(-11) });
  const yen = await aConsultation({ client: yuki, advisor: ada, at: day(-12), status: "accepted", createdAt: day(-20) });
  const partly = await aConsultation({ client: robin, advisor: ada, at: day(-8), status: "accepted", createdAt: day(-12) });
  Object.assign(ids, { dollars: dollars.id, yen: yen.id, partly: partly.id });
  const price = { currency: "JPY", hourlyRate: 14_000, basePrice: 7000, totalPrice: 7000 };
  const said = {
    saidAbsent: "client",
    saidAbsentAt: day(-11),
    absenceWords: "Nobody came",
    absenceReply: "I did",
    absenceRepliedAt: day(-10),
  } as const;
  const [inYen] = await db
    .update(consultations)
    .set({ ...price, ...said, agreedAt: day(-13) })
    .where(eq(consultations.id, yen.id))
    .returning();
  for (const row of [dollars, inYen!])
    for (const step of ["authorise", "capture", "settle"] as const) await postConsultation(db, step, row, day(-9));
  const closed = { refunded: 10_00, closeReason: "Ill", closedAt: day(-10), closedBy: "client", agreedAt: day(-11) } as const;
  await db.update(consultations).set(closed).where(eq(consultations.id, dollars.id));
  await db.insert(outsidePayments).values([
    { consultationId: dollars.id, received: 50_00, returned: 2_50, createdAt: day(-11) },
    { consultationId: yen.id, markedAt: day(-5), createdAt: day(-12) },
    { consultationId: partly.id, received: 20_01, createdAt: day(-12) },
  ]);
  await db
    .insert(payoutDestinations)
    .values({ advisorId: ada.advisorId, holder: "Ada", iban: "DE89370400440532013000", bic: "COBADEFFXXX", words: "Soon" });
}

/** Creates two open reports, the one on a review older, and two closed ones. */
async function makeReports() {
  const thread = { clientId: robin.userId, advisorId: ada.advisorId, advisorUserId: ada.userId, lastNumber: 2, lastMessageAt: day(-9) };
  const [{ id: threadId } = { id: "" }] = await db.insert(messageThreads).values(thread).returning();
  for (const [index, closedAt] of [null, day(-1)].entries()) {
    const [message] = await db
      .insert(messages)
      .values({ threadId, number: index + 1, senderId: ada.userId, body: "Pay me", sentAt: day(-9) })
      .returning();
    const closing = closedAt && { closedAt, closedBy: root.userId };
    await db
      .insert(messageReports)
      .values({ messageId: message!.id, reporterId: robin.userId, reason: `Message ${index}`, createdAt: day(-4 - 3 * index), ...closing });
  }
  const review = { advisorId: ada.advisorId, authorSide: "client", rating: 1, text: "Bad", revealedAt: day(-9) } as const;
  for (const [index, [consultationId, author]] of [[ids.dollars!, robin] as const, [ids.yen!, yuki] as const].entries()) {
    const [made] = await db
      .insert(reviews)
      .values({ ...review, consultationId, authorId: author.userId, authorName: `${author.name} R.` })
      .returning();
    const closing = index === 1 && { closedAt: day(-1), closedBy: root.userId };
    await db
      .insert(reviewReports)
      .values({ reviewId: made!.id, reporterId: ada.userId, reason: `Review ${index}`, createdAt: day(-5 - 3 * index), ...closing });
  }
  for (const table of [messageReports, reviewReports]) for (const { id, reason } of await db.select().from(table)) ids[reason] = id;
}

const GIVEN_UP = { parkedAt: day(0), attempts: 10, lastError: "No such mailbox" };
const TIMES = { topic: "Business Strategy", advisor: "Ada Adviser" };
const NO_DECISION = { decided: null, decidedBy: "", assigned: "", notes: null, answers: "" };
const DESTINATION = { holder: "Ada", iban: "DE89370400440532013000", bic: "COBADEFFXXX", words: "Soon" };
const APPLIED = { firstName: "Ann", location: "Lyon, France", expertise: "Finance", experience: "8-12 years", bio: "Sums." };
const DENIED = "Ada Adviser says that Yuki did not come, and Yuki disagrees. Please decide.\nNobody came\nI did";
const OPEN = { decided: null, decidedBy: "", state: "Open" };
const CLOSED = { decided: day(-1), decidedBy: "Root", state: "Set aside" };

/** Expected content of each list's file: every row and column in default order; amounts in whole currency units. */
const EXPECTED: Record<ListName, () => Rows> = {
  people: () => {
    const no = { admin: "no", configuredAdmin: "no", advisor: "no" };
    const plain = { ...no, confirmed: "yes", listed: "", suspended: null, reason: null, leaving: null };
    return [
      { ...plain, name: "Ada", email: ada.email, accountFrom: day(-37), advisor: "yes", listed: "no" },
      { ...plain, name: "Yuki", email: yuki.email, accountFrom: day(-38), confirmed: "no" },
      { ...plain, name: "Robin", email: robin.email, accountFrom: day(-39), suspended: day(-1), reason: "Spam" },
      { ...plain, name: "Root", email: root.email, accountFrom: day(-40), admin: "yes", configuredAdmin: "yes" },
    ];
  },
  // Consultations that wait for a decision first, then the newest.
  consultations: () => {
    const [inYen, inDollars] = [yuki, robin].map(({ name, email }) => ({ ...TIMES, client: name, email, minutes: 30 }));
    return [
      {
        ...{ ...inYen, id: ids.yen, state: "Not settled yet", time: day(-12), currency: "JPY", price: 7000, payment: "Marked as paid" },
        ...{ notCharged: 0, arrived: 0, toReturn: 0, returned: 0, reason: null, absence: DENIED },
      },
      {
        ...{ ...inDollars, id: ids.dollars, state: "Cancelled", time: day(-10), currency: "USD", price: 50, payment: "To be sent back" },
        ...{ notCharged: 0, arrived: 50, toReturn: 7.5, returned: 2.5, reason: "Ill", absence: "" },
      },
      {
        ...{ ...inDollars, id: ids.partly, state: "Ended", time: day(-8), currency: "USD", price: 50, payment: "Arrived in part" },
        ...{ notCharged: 0, arrived: 20.01, toReturn: 0, returned: 0, reason: null, absence: "" },
      },
    ];
  },
  applications: () => [
    {
      ...{ ...APPLIED, id: ids.Yen, state: "Approved", lastName: "Yen", email: yuki.email, languages: "English", rate: 15_000 },
      ...{ category: "business", currency: "JPY", applied: day(-2), decided: day(-1), decidedBy: "Root", assigned: "Root", notes: "Good" },
      answers: "Why? Because.\nWhen? Now.",
    },
    {
      ...{
        ...APPLIED,
        ...NO_DECISION,
        id: ids.Dollar,
        state: "Pending",
        lastName: "Dollar",
        email: robin.email,
        languages: "English, French",
      },
      ...{ rate: 150.5, category: "", currency: "USD", applied: day(-3) },
    },
  ],
  // Open reports first; open and closed ones each sorted by longest waiting.
  reports: () => {
    const message = { kind: "Message", about: "Ada", email: ada.email, reporter: robin.email };
    const review = { kind: "Review", reporter: ada.email };
    return [
      { ...review, ...OPEN, id: ids["Review 0"], about: "Robin", email: robin.email, reason: "Review 0", reported: day(-5) },
      { ...message, ...OPEN, id: ids["Message 0"], reason: "Message 0", reported: day(-4) },
      { ...review, ...CLOSED, id: ids["Review 1"], about: "Yuki", email: yuki.email, reason: "Review 1", reported: day(-8) },
      { ...message, ...CLOSED, id: ids["Message 1"], reason: "Message 1", reported: day(-7) },
    ];
  },
  // Payments marked as made first, then those to refund, then those awaited.
  payments: () => {
    const [inYen, inDollars] = [yuki, robin].map(({ name, email }) => ({ ...TIMES, client: name, email }));
    return [
      {
        ...{ ...inYen, reference: "P-1002", state: "Marked as paid", time: day(-12), currency: "JPY", price: 7000 },
        ...{ notCharged: 0, open: 7000, marked: 7000, markedAt: day(-5), arrived: 0, confirmedAt: null, toReturn: 0, returned: 0 },
      },
      {
        ...{ ...inDollars, reference: "P-1001", state: "To be sent back", time: day(-10), currency: "USD", price: 50 },
        ...{ notCharged: 0, open: 0, marked: 0, markedAt: null, arrived: 50, confirmedAt: null, toReturn: 7.5, returned: 2.5 },
      },
      {
        ...{ ...inDollars, reference: "P-1003", state: "Arrived in part", time: day(-8), currency: "USD", price: 50 },
        ...{ notCharged: 0, open: 29.99, marked: 0, markedAt: null, arrived: 20.01, confirmedAt: null, toReturn: 0, returned: 0 },
      },
    ];
  },
  // Seven thousand yen are worth a little less than fifty dollars.
  payouts: () =>
    [
      { currency: "USD", owed: 50 },
      { currency: "JPY", owed: 7000 },
    ].map((owed) => ({ ...owed, ...DESTINATION, advisor: "Ada Adviser", email: ada.email, transferred: "no", waits: 0, leaving: null })),
  mail: () => [
    { subject: "Is not", recipient: "c@example.com", state: "Given up", written: day(-1), problem: "No such mailbox" },
    { subject: "Is there", recipient: "b@example.com", state: "Written", written: day(-2), problem: null },
    { subject: "Waits", recipient: "a@example.com", state: "Waiting", written: day(-3), problem: null },
  ],
  audit: () => {
    const nothing = { admin: "Root", about: "", changed: "", amount: undefined, currency: "", count: undefined, reason: "", reference: "" };
    return [
      { ...nothing, action: "downloaded a list as a file", about: "People", count: 3, further: "", id: null, time: day(-2) },
      { ...nothing, action: "suspended an account", reason: "Spam", further: "", id: "1", time: day(-3) },
    ];
  },
};

test.each(
  Object.keys(SHEETS) as ListName[],
)("the file of a list has every column of every row, in the order in which the list comes: %s", async (name) => {
  expect(await rowsOf(name)).toEqual(EXPECTED[name]());
});

test("in another language the words are those of its page", async () => {
  const [open] = await rowsOf("reports", "de");
  expect(open).toMatchObject({ kind: "Bewertung", state: "Offen" });
  const [exported, suspended] = await rowsOf("audit", "de");
  expect([exported!.about, suspended!.action]).toEqual(["Personen", "hat ein Konto gesperrt"]);
  expect((await rowsOf("payments", "it"))[0]!.topic).toBe("Strategia aziendale");
});
