/** Who acts: nobody signed in, any signed-in person, one with a row in the table `advisers`, one with a row in `user_roles`. */
export const ROLES = ["visitor", "client", "advisor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** How far a role reaches. 'public' is what the site shows of anyone; 'shared' is one's own and what one is a side of; 'own' is one's own alone. */
type Reach = "none" | "public" | "own" | "shared" | "all";

interface Rule {
  read: Reach;
  write: Reach;
}

const none: Rule = { read: "none", write: "none" };
const look: Rule = { read: "public", write: "none" };
const own: Rule = { read: "own", write: "own" };
const shared: Rule = { read: "shared", write: "shared" };
const all: Rule = { read: "all", write: "all" };
const allRead: Rule = { read: "all", write: "none" };

const ownAlone = { visitor: none, client: own, advisor: own, admin: own };
const adminsAlone = { visitor: none, client: none, advisor: none, admin: allRead };

/**
 * What the doors are held against: who may do what to the rows of which table. The product does not ask it: there the permission is the WHERE of
 * each verb, and `adminTransaction`. Every table here exists, and a door is knocked at for each. What a role may not reach answers as if it did
 * not exist.
 */
export const PERMISSIONS = {
  profiles: { visitor: none, client: own, advisor: { read: "shared", write: "own" }, admin: { read: "all", write: "own" } },
  advisers: { visitor: look, client: look, advisor: { read: "public", write: "own" }, admin: all },
  billing_info: ownAlone,
  security_settings: ownAlone,
  sessions: ownAlone,
  passkeys: ownAlone,
  consultations: { visitor: none, client: shared, advisor: shared, admin: all },
  quotes: ownAlone,
  messages: { visitor: none, client: shared, advisor: shared, admin: shared },
  notifications: ownAlone,
  own_feeds: ownAlone,
  audit_log: adminsAlone,
  outbox: adminsAlone,
} as const satisfies Record<string, Record<Role, Rule>>;

export type Resource = keyof typeof PERMISSIONS;
export const RESOURCES = Object.keys(PERMISSIONS) as Resource[];

/** Whose a row is, seen by who acts: their own, one they are a side of, one the site shows to anyone, or another's. */
export type Standing = "own" | "side" | "public" | "other";

const REACHED: Record<Reach, readonly Standing[]> = {
  none: [],
  public: ["own", "public"],
  own: ["own"],
  shared: ["own", "side"],
  all: ["own", "side", "public", "other"],
};

/** Whether a role may do something to a row it stands so to. */
export function mayReach(role: Role, act: keyof Rule, resource: Resource, standing: Standing): boolean {
  return REACHED[PERMISSIONS[resource][role][act]].includes(standing);
}
