import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { securitySettings, userRoles, users } from "#app/db/schema/accounts/accounts";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { billingInfo } from "#app/db/schema/accounts/profiles";
import { ownFeeds } from "#app/db/schema/calendar";
import { auditLog, outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { notify } from "#app/features/notifications/notify.server";
import { anAdmin } from "./applicants";
import type { Client } from "./client";
import { enter } from "./inhabitants";
import { clearBookings, firstMatch } from "./json-requests";
import { aClient, aConsultation, anAdvisor } from "./people";
import type { SiteUnderTest } from "./site";

/** The callers, and how each relates to Ann's data. */
export const CALLERS = [
  "visitor",
  "Ann",
  "Ben",
  "her advisor",
  "another advisor",
  "a suspended person",
  "a former admin",
  "an admin",
] as const;
export type Caller = (typeof CALLERS)[number];

export interface Place {
  people: Record<Caller, Client>;
  viewers: Record<Exclude<Caller, "visitor">, Viewer>;
  ann: string;
  consultation: string;
  request: string;
  quote: string;
  thread: string;
  slug: string;
}

/**
 * Ann with a profile, billing, two requests and a quote; Ben, her advisor, another advisor and an admin, all signed in. A suspended person
 * and a former admin have sessions from before.
 */
export async function makePlace(site: SiteUnderTest): Promise<Place> {
  await clearBookings();
  const ann = await aClient({
    firstName: "Ann",
    lastName: "Quuxington",
    displayName: "Ann Quuxington",
    phone: "+4420790000",
    bio: "Ann's own",
  });
  const [ben, advisor, other, suspended, formerAdmin, admin] = [
    await aClient(),
    await anAdvisor({ bio: "Shown to all" }),
    await anAdvisor({ topics: ["Finance"] }),
    await aClient(),
    await anAdmin(),
    await anAdmin(),
  ];
  await db.insert(billingInfo).values({ userId: ann.userId, billingName: "Quux Holdings", taxId: "GB-999" });
  await db.insert(securitySettings).values({ userId: ann.userId, sessionTimeout: 168 });
  const feed = { userId: ann.userId, tokenHash: Buffer.from(ann.userId), createdAt: new Date("2026-02-03T12:00:00Z") };
  await db.insert(ownFeeds).values(feed);
  const key = {
    userId: ann.userId,
    credentialId: ann.userId,
    publicKey: Buffer.alloc(8),
    counter: 0,
    isSynced: false,
    name: "Ann's blue key",
  };
  await db.insert(passkeys).values(key);
  const told = {
    userId: ann.userId,
    kind: "new_device",
    subject: "1",
    details: { device: "Ann's old tablet" },
    link: "/profile",
    named: [],
  } as const;
  await notify(db, told, new Date());
  const asked = await askAdvisor(ann, advisor.slug, { text: "Between Ann and her advisor" }, new Date());
  if (!asked.ok) throw new Error("not asked");
  await db
    .insert(auditLog)
    .values({ actorId: admin.userId, action: "banner.created", subject: "site_banner", details: { text: "What admins did" } });
  const mail = {
    dedupeKey: `ann-${ann.userId}`,
    kind: "test",
    recipient: ann.email,
    subject: "Mail to Ann",
    text: "",
    html: "",
    sentAt: new Date(),
  };
  await db.insert(outbox).values(mail);
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const { id: consultation } = await aConsultation({ client: ann, advisor, at: at(48) });
  const { id: request } = await aConsultation({ client: ann, advisor, at: at(72) });
  await site.rows("update consultations set note = 'the merger nobody knows of'");
  const viewers = {
    Ann: ann,
    Ben: ben,
    "her advisor": advisor,
    "another advisor": other,
    "a suspended person": suspended,
    "a former admin": formerAdmin,
    "an admin": admin,
  };
  const people: Record<string, Client> = { visitor: site.visitor() };
  for (const [name, viewer] of Object.entries(viewers)) people[name] = await enter(site, viewer);
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.userId));
  await db.delete(userRoles).where(eq(userRoles.userId, formerAdmin.userId));
  const { quote_id: quote } = await firstMatch(people.Ann!);
  return {
    people: people as Place["people"],
    viewers,
    ann: ann.userId,
    consultation,
    request,
    quote,
    thread: asked.threadId,
    slug: advisor.slug,
  };
}
