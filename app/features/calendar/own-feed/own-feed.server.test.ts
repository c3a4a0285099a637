import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db, type Transaction } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { sessions, users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ownFeeds } from "#app/db/schema/calendar";
import { replacePassword } from "#app/features/accounts/password/own-password.server";
import { endOtherSessions, findViewer, startSession } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { CONSULTATION_STATES, type ConsultationState } from "#app/features/booking/life/consultation";
import { endOwnSessions } from "#app/features/profiles/security/security-settings.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { askedDuring } from "../../../../tests/support/asked-during";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { meetingLinkOf } from "../meeting/meeting-link.server";
import { endOwnFeed, findOwnFeed, renewOwnFeed } from "./own-feed.server";
import { writeOwnFeed } from "./write-feed.server";

useDatabase();
beforeAll(() => setListeningAddress("https://advice.example"));
beforeEach(async () => {
  await db.delete(consultations);
});

const start = new Date("2026-03-01T00:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);

/** A newly created feed URL of a signed-in person. */
async function renew(person: Viewer, at: Date) {
  const token = await startSession(db, { userId: person.userId, rememberMe: true, device: { address: "", userAgent: "" } }, at);
  const renewed = await renewOwnFeed((await findViewer(token, at))!, at);
  if (!renewed.ok) throw new Error(renewed.reason);
  return renewed.address;
}

const tokenOf = (address: string) => /\/feeds\/([\w-]+)\.ics$/.exec(address)![1]!;

async function entriesFor(person: Viewer, at = start) {
  const text = await writeOwnFeed(tokenOf(await renew(person, start)), at);
  const calendar = new ICAL.Component(ICAL.parse(text!));
  return calendar.getAllSubcomponents("vevent").map((event) => ({
    uid: String(event.getFirstPropertyValue("uid")),
    summary: String(event.getFirstPropertyValue("summary")),
    status: String(event.getFirstPropertyValue("status")),
    start: String(event.getFirstPropertyValue("dtstart")),
    description: String(event.getFirstPropertyValue("description")),
    location: event.getFirstPropertyValue("location"),
  }));
}

test("the address cannot be guessed, is shown once and kept as a hash, and the feed says when it was read", async () => {
  const ann = await aClient();
  expect(await findOwnFeed(ann)).toBe(null);
  const address = await renew(ann, start);
  expect(address).toMatch(/^https:\/\/advice\.example\/feeds\/[\w-]{43}\.ics$/);
  expect(JSON.stringify(await db.select().from(ownFeeds))).not.toContain(tokenOf(address));
  expect(await findOwnFeed(ann)).toEqual({ since: start, readAt: null });
  expect(await writeOwnFeed(tokenOf(address), days(1))).toContain("BEGIN:VCALENDAR");
  expect(await findOwnFeed(ann)).toEqual({ since: start, readAt: days(1) });
});

test("a new address ends the old one at once, and turning it off ends both", async () => {
  const ann = await aClient();
  const old = tokenOf(await renew(ann, start));
  const fresh = tokenOf(await renew(ann, days(1)));
  expect(await writeOwnFeed(old, start)).toBe(null);
  expect(await writeOwnFeed(fresh, start)).not.toBe(null);
  await endOwnFeed(ann);
  expect(await writeOwnFeed(fresh, start)).toBe(null);
});

test("what is no token opens nothing, nor does the one of a suspended account", async () => {
  for (const token of ["", "x", "' or 1=1", "a".repeat(43), "../../etc"]) expect(await writeOwnFeed(token, start)).toBe(null);
  const ann = await aClient();
  const token = tokenOf(await renew(ann, start));
  expect(await writeOwnFeed(token, start)).not.toBe(null);
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, ann.userId));
  expect(await writeOwnFeed(token, start)).toBe(null);
});

test("while an account is about to be deleted its address opens nothing, and with the sign-in that keeps the account it does again", async () => {
  const ann = await aClient();
  const token = tokenOf(await renew(ann, start));
  await db.insert(accountDeletions).values({ userId: ann.userId, endsAt: days(14), hidAdvisor: false });
  expect(await writeOwnFeed(token, start)).toBe(null);
  await db.delete(accountDeletions);
  expect(await writeOwnFeed(token, start)).not.toBe(null);
});

test("another password ends the address, and whoever was signed out by it makes no new one", async () => {
  const [ann, bob] = [await aClient(), await aClient()];
  const [token, others] = [tokenOf(await renew(ann, start)), tokenOf(await renew(bob, start))];
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, ann.userId));
  const change = async (tx: Transaction) => {
    expect(await replacePassword(tx, ann.userId, "hash", start)).toEqual({ endedCalendar: true });
    await endOtherSessions(tx, ann.userId);
  };
  expect(await askedDuring(change, () => renewOwnFeed({ ...ann, sessionId: session!.id }, start))).toEqual({
    ok: false,
    reason: "accounts.signInAgain",
  });
  expect(await findOwnFeed(ann)).toBe(null);
  expect(await writeOwnFeed(token, start)).toBe(null);
  expect(await writeOwnFeed(others, start)).not.toBe(null);
});

test.each(["another session", "none"])("signing everybody else out ends the address, that of others stays: kept is %s", async (kept) => {
  const [ann, bob] = [await aClient(), await aClient()];
  const [token, others] = [tokenOf(await renew(ann, start)), tokenOf(await renew(bob, start))];
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, ann.userId));
  expect(await endOwnSessions({ ...ann, sessionId: session!.id }, kept === "none" ? undefined : session!.id)).toEqual({
    endedCalendar: true,
  });
  expect(await db.$count(sessions, eq(sessions.userId, ann.userId))).toBe(kept === "none" ? 0 : 1);
  expect([await writeOwnFeed(token, start), (await writeOwnFeed(others, start)) === null]).toEqual([null, false]);
});

test("both sides read their own consultations, each with the other's name, and nobody else's", async () => {
  const [ann, ben] = [await aClient({ firstName: "Ann" }), await aClient()];
  const ada = await anAdvisor({ displayName: "Ada Lane" });
  const { id } = await aConsultation({ client: ann, advisor: ada, at: days(3), status: "accepted" });
  await aConsultation({ client: ben, advisor: await anAdvisor(), at: days(4), status: "accepted" });
  const [asClient, asAdvisor] = [await entriesFor(ann), await entriesFor(ada)];
  expect(asClient).toMatchObject([
    { uid: id, start: "2026-03-04T00:00:00Z", status: "CONFIRMED", summary: "Consultation with Ada Lane: Business Strategy" },
  ]);
  expect(asClient[0]?.description).toContain("Ada Lane");
  expect(asAdvisor).toHaveLength(1);
  expect(asAdvisor[0]?.description).toContain("Ann");
});

/** Status in the subscribed calendar for each consultation state; null where it is left out. */
const SAID_OF: Record<ConsultationState, string | null> = {
  requested: "TENTATIVE",
  countered: "TENTATIVE",
  accepted: "CONFIRMED",
  completed: "CONFIRMED",
  cancelled: "CANCELLED",
  declined: null,
  withdrawn: null,
  expired: null,
  "no-show": null,
};

test.each(CONSULTATION_STATES)("a consultation that is %s is in both sides' calendars as that, or in neither", async (status) => {
  const [ann, ada] = [await aClient(), await anAdvisor()];
  await aConsultation({ client: ann, advisor: ada, at: days(1), status: "accepted" });
  await db.update(consultations).set({ status, noShowOf: status === "no-show" ? "client" : null });
  const said = SAID_OF[status];
  for (const person of [ann, ada]) {
    const entries = await entriesFor(person);
    expect(entries.map((entry) => entry.status)).toEqual(said ? [said] : []);
    const isAsked = said === "TENTATIVE";
    for (const { summary, description } of entries)
      expect([summary?.startsWith("Requested, with "), description?.includes("booked at")]).toEqual([isAsked, !isAsked]);
  }
});

test("of what was, the last ninety days are in it", async () => {
  const [ann, ada] = [await aClient(), await anAdvisor()];
  for (const day of [-100, -91, -89, -10]) await aConsultation({ client: ann, advisor: ada, at: days(day), status: "completed" });
  expect((await entriesFor(ann)).map((entry) => entry.start.slice(0, 10)).sort()).toEqual(
    [days(-89), days(-10)].map((day) => day.toISOString().slice(0, 10)),
  );
});

test("the meeting link stands in the feed of an accepted consultation: one's own room, or the advisor's own link", async () => {
  const [ann, ada] = [await aClient(), await anAdvisor()];
  const accepted = await aConsultation({ client: ann, advisor: ada, at: days(1), status: "accepted" });
  await aConsultation({ client: ann, advisor: ada, at: days(2), status: "requested" });
  const rooms = async () => (await entriesFor(ann)).map(({ location }) => location);
  const room = await meetingLinkOf(accepted);
  expect(room).toMatch(/^https:\/\/meet\.jit\.si\/consultation-[0-9a-f]{26}$/);
  expect((await rooms()).sort()).toEqual([room, null].sort());
  expect(await meetingLinkOf({ ...accepted, status: "requested" })).toBe(null);
  expect(await meetingLinkOf({ ...accepted, id: ann.userId })).not.toBe(room);
  await db.update(advisors).set({ meetingUrl: "https://zoom.us/j/1" }).where(eq(advisors.id, ada.advisorId));
  expect(await meetingLinkOf(accepted)).toBe("https://zoom.us/j/1");
  expect(await rooms()).toContain("https://zoom.us/j/1");
});

test("V25: names and topics cannot add a line, a property or an event", async () => {
  const trick = 'A;B,C\\ "x":\r\nATTACH:http://evil.example/x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil';
  const [ann, ada] = [await aClient(), await anAdvisor({ displayName: trick })];
  await aConsultation({ client: ann, advisor: ada, at: days(1), status: "accepted" });
  await db.update(consultations).set({ topicName: trick });
  const text = (await writeOwnFeed(tokenOf(await renew(ann, start)), start))!;
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  expect(events[0]?.getFirstPropertyValue("attach")).toBe(null);
  expect(text).not.toMatch(/^ATTACH|^UID:evil/m);
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
