import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { processAdvisorApplication } from "#app/features/applications/review/review.server";
import { standingOf } from "#app/features/booking/absence/standing";
import { storeFile } from "#app/platform/files/files.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { anAdmin, anApplicant } from "../applicants";
import { makePlace, type Place } from "../neighbours";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../people";
import type { SiteUnderTest } from "../site";

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR);

/** Everything that forms and addresses of the table refer to: Ann's data, her advisor's, and the site's. */
export interface Scene {
  place: Place;
  /** Ids and versions, by what they identify. */
  of: Record<string, string>;
  /** One consultation of Ann's for each state in which something can be done. */
  consultation: Awaited<ReturnType<typeof consultationsOf>>;
  /** The state of each, as in an admin's form, by id. */
  standing: Record<string, string>;
}

/** Creates Ann, her advisor and the others, with one of everything that can be requested or changed. */
export async function makeScene(site: SiteUnderTest): Promise<Scene> {
  const place = await makePlace(site);
  const consultation = await consultationsOf(place);
  const applicant = await anApplicant({ firstName: "Hedwig", bio: "An application nobody has read" });
  const decided = await anApplicant({ firstName: "Hugo", bio: "An application somebody has read" });
  // However long until the request, it can still be undone then.
  const decision = { applicationId: decided.applicationId, action: "rejected" as const, reviewNotes: "Not yet" };
  await processAdvisorApplication(await anAdmin({ displayName: "Decides" }), decision, new Date(Date.now() + HOUR));
  const { Ann } = place.viewers;
  const advisor = place.viewers["her advisor"] as TestAdvisor;
  const one = async (statement: string, values: unknown[] = []) => {
    const [row] = await site.rows<{ it: string | Date }>(statement, values);
    if (!row) throw new Error(`nothing by ${statement}`);
    return row.it instanceof Date ? row.it.toISOString() : String(row.it);
  };
  const firstMessage = await one("select id as it from messages where thread_id = $1", [place.thread]);
  const secondMessage = await one(
    "insert into messages (thread_id, number, sender_id, body, sent_at) values ($1, 2, $2, 'secret.pdf', now()) returning id as it",
    [place.thread, Ann.userId],
  );
  await site.rows("update message_threads set last_number = 2 where id = $1", [place.thread]);
  const review = await one(
    `insert into reviews (consultation_id, adviser_id, author_id, author_side, author_name, rating, text, revealed_at)
     values ($1, $2, $3, 'client', 'Ann', 4, 'Well advised', now()) returning id as it`,
    [consultation.reviewed, advisor.advisorId, Ann.userId],
  );
  await site.rows("insert into review_reports (review_id, reporter_id) values ($1, $2)", [review, place.viewers["another advisor"].userId]);
  const feedToken = randomToken();
  await site.rows("update own_feeds set token_hash = $2 where user_id = $1", [Ann.userId, tokenHash(feedToken)]);
  const withFactor =
    "insert into authenticators (user_id, sealed_secret, confirmed_at, ends_at) values ($1, 'x', now(), $2) returning user_id as it";
  const version = "date_trunc('milliseconds', now())";
  const of: Record<string, string> = {
    ann: Ann.userId,
    advisorUser: advisor.userId,
    advisor: advisor.advisorId,
    slug: advisor.slug,
    quote: place.quote,
    offer: await offerOf(site, advisor.slug),
    thread: place.thread,
    session: await one("select id as it from sessions where user_id = $1", [Ann.userId]),
    passkey: await one("select id as it from passkeys where user_id = $1", [Ann.userId]),
    notification: await one("select id as it from notifications where user_id = $1 limit 1", [Ann.userId]),
    billing: await one(`update billing_info set updated_at = ${version} where user_id = $1 returning updated_at as it`, [Ann.userId]),
    file: await one(
      "insert into message_files (message_id, file_name, file_path, file_size) values ($1, 'secret.pdf', $2, 4) returning id as it",
      [secondMessage, await keptFile("messages", Ann.userId)],
    ),
    report: await one("insert into message_reports (message_id, reporter_id) values ($1, $2) returning id as it", [
      firstMessage,
      advisor.userId,
    ]),
    review,
    feed: await one(
      `insert into calendar_feeds (adviser_id, host, address, address_hash, next_read_at)
       values ($1, 'calendar.example.com', 'x', 'y', now() + interval '1 day') returning id as it`,
      [advisor.advisorId],
    ),
    application: applicant.applicationId,
    decided: decided.applicationId,
    certificate: await one(
      `insert into application_certificates (user_id, application_id, file_name, file_path, mime_type, file_size)
       values ($1, $2, 'c.pdf', $3, 'application/pdf', 4) returning id as it`,
      [applicant.person.userId, applicant.applicationId, await keptFile("certificates", applicant.person.userId)],
    ),
    request: await one("insert into category_requests (name, name_key) values ('Astrology', 'astrology') returning id as it"),
    banner: await one(`insert into site_banner (text, updated_at) values ('Hello', ${version}) returning id as it`),
    bannerVersion: await one("select updated_at as it from site_banner"),
    logo: await one(
      `insert into logos (name, type, file_path, file_size, width, height, updated_at)
       values ('Logo', 'main', 'nowhere.png', 4, 10, 10, ${version}) returning id as it`,
    ),
    logoVersion: await one("select updated_at as it from logos"),
    hero: await one(
      `insert into hero_videos (file_name, file_path, file_size, mime_type, user_id) values ('a.mp4', 'a.mp4', 4, 'video/mp4', $1) returning id as it`,
      [place.viewers["an admin"].userId],
    ),
    grid: await one(
      `insert into hero_grid_videos (file_name, file_path, file_size, mime_type, position, updated_at)
       values ('b.mp4', 'b.mp4', 4, 'video/mp4', 1, ${version}) returning id as it`,
    ),
    gridVersion: await one("select updated_at as it from hero_grid_videos"),
    topic: await one("select slug as it from topics where name = 'Business Strategy'"),
    topicVersion: await one("select version as it from topics where name = 'Business Strategy'"),
    feedToken,
    invitation: await invitationFor(one, "open-invitation@example.com"),
    withdrawn: await invitationFor(one, "withdrawn-invitation@example.com"),
    key: randomUUID(),
    annEmail: Ann.email,
    suspended: place.viewers["a suspended person"].userId,
    hiddenUser: (await anAdvisor({ status: "suspended" })).userId,
    secondAdmin: (await anAdmin()).userId,
    guarded: await one(withFactor, [(await aClient()).userId, null]),
    unguarded: await one(withFactor, [(await aClient()).userId, at(24)]),
    unconfirmed: await one("insert into users (email) values ('unconfirmed@example.com') returning id as it"),
    changing: await one(
      `insert into email_changes (user_id, new_email, old_token_hash, new_token_hash, expires_at)
       values ($1, 'changing@example.com', 'old', 'new', now() + interval '1 day') returning user_id as it`,
      [(await aClient()).userId],
    ),
    givenUpMail: await one(
      `insert into outbox (dedupe_key, kind, recipient, subject, text, html, parked_at)
       values ('given-up', 'note', 'nobody@example.com', 'Hello', 'Hello', 'Hello', now()) returning id as it`,
    ),
    quoteTime: await one("select starts_at as it from quotes where id = $1", [place.quote]),
  };
  const rows = await db.select().from(consultations);
  return { place, of, consultation, standing: Object.fromEntries(rows.map((row) => [row.id, standingOf(row)])) };
}

/** Returns the price of an advisor's time a day ahead, as in its page: the first free time may be too near once it is requested. */
async function offerOf(site: SiteUnderTest, slug: string) {
  const time = encodeURIComponent(at(24).toISOString());
  const page = await site.visitor().get(`/advisors/${slug}/book?time=${time}`);
  return /name="offer" value="([^"]+)"/.exec(await page.text())![1]!;
}

/** Stores a small file and returns its path. */
async function keptFile(bucket: string, ownerId: string) {
  const content = Buffer.from("secret");
  const file = {
    bucket,
    prefix: randomUUID(),
    extension: "pdf",
    mimeType: "application/pdf",
    ownerId,
    content,
    maxBytes: 100,
    isPublic: false,
  };
  return (await storeFile(file as never)).path;
}

async function consultationsOf({ viewers }: Place) {
  const [client, advisor] = [viewers.Ann, viewers["her advisor"] as TestAdvisor];
  const make = async (hours: number, status: (typeof consultations.$inferInsert)["status"]) =>
    (await aConsultation({ client, advisor, at: at(hours), status, createdAt: at(-100) })).id;
  const proposal = (hours: number) => ({
    proposedTime: at(hours),
    proposedEndsAt: new Date(at(hours).getTime() + HOUR / 2),
    proposedBlockedUntil: new Date(at(hours).getTime() + HOUR / 2),
    proposedBy: "advisor" as const,
    expiresAt: at(hours),
  });
  const made = {
    requested: await make(100, "requested"),
    countered: await make(104, "countered"),
    accepted: await make(108, "accepted"),
    proposed: await make(112, "accepted"),
    begun: await make(-3, "accepted"),
    ended: await make(-6, "accepted"),
    saidOfHer: await make(-9, "accepted"),
    saidByHer: await make(-12, "accepted"),
    done: await make(-50, "completed"),
    reviewed: await make(-60, "completed"),
    unpaid: await make(116, "accepted"),
    marked: await make(120, "accepted"),
    overpaid: await make(124, "accepted"),
    sentBack: await make(128, "accepted"),
  };
  const paid = { createdAt: at(-90), updatedAt: at(-90) };
  await db.insert(outsidePayments).values([
    { consultationId: made.unpaid, ...paid },
    { consultationId: made.marked, ...paid, markedAt: at(-80) },
    { consultationId: made.overpaid, ...paid, received: 60_00, lastReceived: 60_00, confirmedAt: at(-80) },
    { consultationId: made.sentBack, ...paid, received: 60_00, returned: 10_00, confirmedAt: at(-80) },
  ]);
  // A refund has the id of its consultation.
  const sending = {
    id: made.sentBack,
    consultationId: made.sentBack,
    key: "sent-back",
    kind: "return" as const,
    currency: "USD",
    createdAt: at(-79),
  };
  await db.insert(ledgerTransactions).values(sending);
  await db.insert(ledgerEntries).values([
    { transactionId: sending.id, account: "client", ownerId: client!.userId, amount: 10_00 },
    { transactionId: sending.id, account: "escrow", amount: -10_00 },
  ]);
  await db.update(consultations).set(proposal(106)).where(eq(consultations.id, made.countered));
  await db.update(consultations).set(proposal(114)).where(eq(consultations.id, made.proposed));
  for (const [id, saidAbsent] of [
    [made.saidOfHer, "client"],
    [made.saidByHer, "advisor"],
  ] as const)
    await db
      .update(consultations)
      .set({ saidAbsent, saidAbsentAt: at(-2) })
      .where(eq(consultations.id, id));
  await db.update(consultations).set({ note: "the merger nobody knows of" });
  for (const id of [made.done, made.reviewed])
    await db
      .update(consultations)
      .set({ closedAt: at(-40), closedBy: "client" })
      .where(eq(consultations.id, id));
  return made;
}

const invitationFor = (one: (statement: string, values: unknown[]) => Promise<string>, email: string) =>
  one(
    "insert into advisor_invitations (token_hash, email, invited_as, expires_at) values ($1, $2, $3, now() + interval '1 day') returning id as it",
    [tokenHash(randomToken()), email, JSON.stringify({ firstName: "Ada", lastName: "Byron", areas: [], languages: [], hours: [] })],
  );
