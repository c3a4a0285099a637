import { beforeEach, expect, test } from "vitest";
import type { Client } from "../support/client";
import { useInhabitedSite } from "../support/inhabitants";
import { KNOCKERS, type Knocker, makePlace, type Place, ROLE } from "../support/neighbours";
import { mayReach, RESOURCES, type Resource, type Standing } from "../support/permissions";

const site = useInhabitedSite();

let place: Place;
beforeEach(async () => {
  place = await makePlace(site);
});

/** A door to what is Ann's: whether somebody got to see it there, or changed it. */
interface Door {
  name: string;
  resource: Resource;
  act: "read" | "write";
  /** How each stands to it; who is left out knocks in vain whatever the table says, because this door is for the named ones alone. */
  standing: Partial<Record<Knocker, Standing>>;
  opens: (who: Client) => Promise<boolean>;
}

const annAlone: Partial<Record<Knocker, Standing>> = {
  visitor: "other",
  Ann: "own",
  Ben: "other",
  "her advisor": "other",
  "another advisor": "other",
};
const bothSides: Partial<Record<Knocker, Standing>> = { ...annAlone, "her advisor": "side" };
const shown: Partial<Record<Knocker, Standing>> = {
  visitor: "public",
  Ann: "public",
  Ben: "public",
  "her advisor": "public",
  "another advisor": "public",
  "an admin": "public",
};

const adminsAlone: Partial<Record<Knocker, Standing>> = { ...annAlone, Ann: "other", "an admin": "other" };

const sees = async (answer: Promise<Response>, ...signs: string[]) => {
  const body = await (await answer).text();
  return signs.some((sign) => body.includes(sign));
};
const stateOf = async (id: string) =>
  (await site.rows<{ status: string }>("select status from consultations where id = $1", [id]))[0]!.status;
const annsRow = async (table: string) => JSON.stringify(await site.rows(`select * from ${table} where user_id = $1`, [place.ann]));
const changes = async (table: string, act: () => Promise<unknown>) => {
  const before = await annsRow(table);
  await act();
  return (await annsRow(table)) !== before;
};

const BILLING = {
  intent: "billing",
  version: "",
  billingName: "",
  billingEmail: "",
  taxId: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  postalCode: "",
  stateProvince: "",
  country: "",
};

const DOORS: Door[] = [
  {
    name: "the page of a consultation",
    resource: "consultations",
    act: "read",
    standing: bothSides,
    opens: (who) => sees(who.get(`/consultations/${place.consultation}`), "the merger nobody knows of"),
  },
  {
    name: "the data of that page",
    resource: "consultations",
    act: "read",
    standing: bothSides,
    opens: (who) => sees(who.get(`/consultations/${place.consultation}.data`), "the merger nobody knows of"),
  },
  {
    name: "the list of one's consultations",
    resource: "consultations",
    act: "read",
    standing: annAlone,
    opens: (who) => sees(who.get("/consultations"), place.consultation),
  },
  {
    name: "the sessions of an advisor",
    resource: "consultations",
    act: "read",
    standing: { visitor: "other", Ben: "other", "her advisor": "side", "another advisor": "other" },
    opens: (who) => sees(who.get("/advisor-profile/sessions"), place.consultation),
  },
  {
    name: "withdrawing a request",
    resource: "consultations",
    act: "write",
    standing: annAlone,
    opens: async (who) => {
      await who.post(`/consultations/${place.request}`, { intent: "withdraw" });
      return (await stateOf(place.request)) === "withdrawn";
    },
  },
  ...["accept", "decline"].map(
    (intent): Door => ({
      name: `${intent} on the page of a consultation`,
      resource: "consultations",
      act: "write",
      standing: { visitor: "other", Ben: "other", "her advisor": "side", "another advisor": "other" },
      opens: async (who) => {
        await who.post(`/consultations/${place.request}`, { intent });
        return (await stateOf(place.request)) !== "requested";
      },
    }),
  ),
  ...["accept", "decline"].map(
    (intent): Door => ({
      name: `${intent} in the list of sessions`,
      resource: "consultations",
      act: "write",
      standing: { visitor: "other", Ben: "other", "her advisor": "side", "another advisor": "other" },
      opens: async (who) => {
        await who.post("/advisor-profile/sessions", { intent, id: place.request });
        return (await stateOf(place.request)) !== "requested";
      },
    }),
  ),
  {
    name: "the last look at a quote",
    resource: "quotes",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) => sees(who.post("/book-consultation", { intent: "look", quote_id: place.quote }), "A last look"),
  },
  {
    name: "booking at a quote",
    resource: "quotes",
    act: "write",
    standing: { ...annAlone, "an admin": "other" },
    opens: async (who) => {
      await who.post("/book-consultation", { intent: "confirm", quote_id: place.quote, note: "" });
      return (await site.rows("select 1 from consultations where quote_id = $1", [place.quote])).length > 0;
    },
  },
  {
    name: "the profile",
    resource: "profiles",
    act: "read",
    standing: annAlone,
    opens: (who) => sees(who.get("/profile"), "+4420790000", "Ann&#x27;s own"),
  },
  {
    name: "a person's address in the list of people",
    resource: "profiles",
    act: "read",
    standing: { visitor: "other", Ben: "other", "her advisor": "other", "another advisor": "other", "an admin": "other" },
    opens: async (who) => {
      const [profile] = await site.rows<{ email: string }>("select email from profiles where user_id = $1", [place.ann]);
      return sees(who.get(`/admin?view=people&q=${encodeURIComponent(profile!.email)}`), `>${profile!.email}<`);
    },
  },
  {
    name: "writing the profile",
    resource: "profiles",
    act: "write",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) =>
      changes("profiles", () => who.post(`/profile?user_id=${place.ann}`, { intent: "profile", bio: "Rewritten", "was.bio": "Ann's own" })),
  },
  {
    name: "the billing information",
    resource: "billing_info",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) => sees(who.get("/profile/billing"), "Quux Holdings", "GB-999"),
  },
  {
    name: "the security settings",
    resource: "security_settings",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) => sees(who.get("/profile/security"), '<option value="168" selected'),
  },
  {
    name: "ending one of her sessions",
    resource: "sessions",
    act: "write",
    standing: { ...annAlone, "an admin": "other" },
    opens: async (who) => {
      const [session] = await site.rows<{ id: string }>("select id from sessions where user_id = $1", [place.ann]);
      await who.post("/profile/security", { intent: "end-session", sessionId: session!.id });
      return (await site.rows("select 1 from sessions where id = $1", [session!.id])).length === 0;
    },
  },
  {
    name: "saving the security settings",
    resource: "security_settings",
    act: "write",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) =>
      changes("security_settings", () =>
        who.post(`/profile/security?user_id=${place.ann}`, { intent: "security", sessionTimeout: "1", "was.sessionTimeout": "168" }),
      ),
  },
  {
    name: "writing the billing information",
    resource: "billing_info",
    act: "write",
    standing: { ...annAlone, "an admin": "other" },
    opens: async (who) => {
      const [row] = await site.rows<{ at: Date }>(
        "update billing_info set updated_at = date_trunc('milliseconds', updated_at) where user_id = $1 returning updated_at as at",
        [place.ann],
      );
      const rewritten = { ...BILLING, billingName: "Rewritten", version: row!.at.toISOString() };
      return changes("billing_info", () => who.post(`/profile/billing?user_id=${place.ann}`, rewritten));
    },
  },
  {
    name: "the list of signed-in devices",
    resource: "sessions",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: async (who) => {
      const [session] = await site.rows<{ id: string }>("select id from sessions where user_id = $1", [place.ann]);
      return sees(who.get("/profile/security"), session!.id);
    },
  },
  {
    name: "the list of notices",
    resource: "notifications",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) => sees(who.get("/notifications"), "Ann&#x27;s old tablet"),
  },
  {
    name: "marking a notice as read",
    resource: "notifications",
    act: "write",
    standing: { ...annAlone, "an admin": "other" },
    opens: async (who) => {
      const [alert] = await site.rows<{ id: string }>("select id from notifications where user_id = $1", [place.ann]);
      return changes("notifications", () => who.post("/notifications", { intent: "read", id: alert!.id }));
    },
  },
  {
    name: "the list of passkeys",
    resource: "passkeys",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) => sees(who.get("/profile/security"), "Ann&#x27;s blue key"),
  },
  ...["passkey-rename", "passkey-remove"].map(
    (intent): Door => ({
      name: `${intent} of a passkey`,
      resource: "passkeys",
      act: "write",
      standing: { ...annAlone, "an admin": "other" },
      opens: async (who) => {
        const [key] = await site.rows<{ id: string }>("select id from passkeys where user_id = $1", [place.ann]);
        const name = intent === "passkey-rename" ? "Rewritten" : undefined;
        await site.rows("update users set password_hash = 'x' where id = $1", [place.ann]);
        return changes("passkeys", () => who.post("/profile/security", { intent, id: key!.id, name }));
      },
    }),
  ),
  {
    name: "the state of her secret feed",
    resource: "own_feeds",
    act: "read",
    standing: { ...annAlone, "an admin": "other" },
    opens: (who) => sees(who.get("/profile/linked-platforms"), "Feb 3, 2026"),
  },
  ...["own-feed-renew", "own-feed-end"].map(
    (intent): Door => ({
      name: `${intent} of her secret feed`,
      resource: "own_feeds",
      act: "write",
      standing: { ...annAlone, "an admin": "other" },
      opens: (who) => changes("own_feeds", () => who.post(`/profile/linked-platforms?user_id=${place.ann}`, { intent })),
    }),
  ),
  {
    name: "the page of a thread",
    resource: "messages",
    act: "read",
    standing: { ...bothSides, "an admin": "other" },
    opens: (who) => sees(who.get(`/messages/${place.thread}`), "Between Ann and her advisor"),
  },
  {
    name: "the audit log",
    resource: "audit_log",
    act: "read",
    standing: adminsAlone,
    opens: (who) => sees(who.get("/admin?view=audit"), "What admins did"),
  },
  {
    name: "the mailbox",
    resource: "outbox",
    act: "read",
    standing: adminsAlone,
    opens: (who) => sees(who.get("/admin?view=mail&q=Mail+to+Ann"), "Mail to Ann</"),
  },
  {
    name: "the public page of an advisor",
    resource: "advisers",
    act: "read",
    standing: shown,
    opens: (who) => sees(who.get(`/advisors/${place.slug}`), "Shown to all"),
  },
];

test("every resource of the permission table has a door here", () => {
  const knocked = new Set(DOORS.map(({ resource }) => resource));
  expect(RESOURCES.filter((resource) => !knocked.has(resource))).toEqual([]);
});

test.each(DOORS)("$name opens for those alone whom the permission table names", async ({ resource, act, standing, opens }) => {
  const opened: string[] = [];
  const named: string[] = [];
  for (const knocker of KNOCKERS) {
    place = await makePlace(site);
    if (await opens(place.people[knocker])) opened.push(knocker);
    const stands = standing[knocker];
    if (stands && mayReach(ROLE[knocker], act, resource, stands)) named.push(knocker);
  }
  expect(opened).toEqual(named);
  expect(opened.length).toBeGreaterThan(0);
});
