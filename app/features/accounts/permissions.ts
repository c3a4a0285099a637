/** Who acts: nobody signed in, any signed-in person, one with a row in `advisors`, one with a row in `user_roles`. */
export const ROLES = ["visitor", "client", "advisor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** How far a role reaches. 'public' is what the site shows of anyone; 'shared' is one's own and what one is a side of; 'own' is one's own alone. */
export type Reach = "none" | "public" | "own" | "shared" | "all";

interface Rule {
  read: Reach;
  write: Reach;
}

interface Permission {
  rules: Record<Role, Rule>;
  /** What no request ever sets, whoever sends it: the server does. */
  neverWritten: readonly string[];
}

const none: Rule = { read: "none", write: "none" };
const look: Rule = { read: "public", write: "none" };
const own: Rule = { read: "own", write: "own" };
const ownOnlyRead: Rule = { read: "own", write: "none" };
const shared: Rule = { read: "shared", write: "shared" };
const all: Rule = { read: "all", write: "all" };

/** Site content: everybody sees what is shown, admins see and write all of it. */
const shownByAdmins = { visitor: look, client: look, advisor: look, admin: all };
const ownAlone = { visitor: none, client: own, advisor: own, admin: own };

/**
 * Who may do what, as data: the guards follow it and a test walks every cell of it. 'Own' comes from the session, never from the request.
 * What a role may not reach answers as if it did not exist.
 */
export const PERMISSIONS = {
  profiles: {
    rules: { visitor: none, client: own, advisor: { read: "shared", write: "own" }, admin: { read: "all", write: "own" } },
    neverWritten: ["id", "user_id", "email", "created_at"],
  },
  advisors: {
    rules: { visitor: look, client: look, advisor: { read: "public", write: "own" }, admin: all },
    neverWritten: ["id", "user_id", "slug", "rating_sum", "rating_count", "total_sessions", "approved_at"],
  },
  advisor_applications: {
    rules: { visitor: none, client: own, advisor: own, admin: all },
    neverWritten: ["user_id", "email", "status", "reviewed_at", "reviewed_by", "created_at"],
  },
  billing_info: { rules: ownAlone, neverWritten: ["user_id"] },
  security_settings: { rules: ownAlone, neverWritten: ["user_id", "two_factor_enabled"] },
  sessions: { rules: ownAlone, neverWritten: ["token_hash", "user_id", "expires_at", "authenticated_at"] },
  passkeys: { rules: ownAlone, neverWritten: ["user_id", "credential_id", "public_key", "counter"] },
  key_inputs: { rules: ownAlone, neverWritten: ["user_id"] },
  consultations: {
    rules: { visitor: none, client: shared, advisor: shared, admin: all },
    neverWritten: ["client_id", "adviser_id", "base_price", "surge_amount", "rush_fee", "total_price", "confirmed_at"],
  },
  quotes: {
    rules: { visitor: none, client: own, advisor: own, admin: own },
    neverWritten: ["user_id", "base_price", "surge_multiplier", "rush_fee", "total_price", "score", "expires_at"],
  },
  reviews: {
    rules: { visitor: look, client: { read: "public", write: "own" }, advisor: { read: "public", write: "own" }, admin: all },
    neverWritten: ["author_id", "consultation_id", "revealed_at"],
  },
  messages: { rules: { visitor: none, client: shared, advisor: shared, admin: shared }, neverWritten: ["sender_id", "sent_at"] },
  notifications: { rules: ownAlone, neverWritten: ["user_id", "created_at"] },
  ledger: {
    rules: { visitor: none, client: ownOnlyRead, advisor: ownOnlyRead, admin: { read: "all", write: "none" } },
    neverWritten: ["amount", "currency"],
  },
  // Made by paying out what the ledger says is owed; the advisor reads their statement.
  payouts: {
    rules: { visitor: none, client: none, advisor: ownOnlyRead, admin: all },
    neverWritten: ["number", "adviser_id", "amount", "paid_by", "created_at"],
  },
  own_feeds: { rules: ownAlone, neverWritten: ["user_id", "token_hash", "read_at", "created_at"] },
  calendar_feeds: { rules: { visitor: none, client: none, advisor: own, admin: none }, neverWritten: ["adviser_id", "fetched_at"] },
  homepage_content: { rules: shownByAdmins, neverWritten: ["id", "section_type", "updated_by"] },
  hero_videos: { rules: shownByAdmins, neverWritten: ["user_id", "file_path", "file_size", "mime_type"] },
  hero_grid_videos: { rules: shownByAdmins, neverWritten: ["user_id", "file_path", "file_size", "mime_type"] },
  site_banner: { rules: shownByAdmins, neverWritten: ["user_id", "created_at"] },
  logos: { rules: shownByAdmins, neverWritten: ["file_path", "file_size"] },
  avatars: {
    rules: {
      visitor: look,
      client: { read: "public", write: "own" },
      advisor: { read: "public", write: "own" },
      admin: { read: "public", write: "own" },
    },
    neverWritten: ["owner_id", "file_path", "file_size", "mime_type"],
  },
  // Sending one is open to anybody and gives nothing back to read.
  category_requests: {
    rules: { visitor: none, client: none, advisor: none, admin: all },
    neverWritten: ["status", "reviewed_by", "count"],
  },
  assistant_chats: { rules: { ...ownAlone, visitor: own }, neverWritten: ["owner", "role", "recommendations"] },
  user_roles: { rules: { visitor: none, client: ownOnlyRead, advisor: ownOnlyRead, admin: all }, neverWritten: ["user_id", "created_at"] },
  audit_log: { rules: { visitor: none, client: none, advisor: none, admin: { read: "all", write: "none" } }, neverWritten: ["*"] },
  outbox: { rules: { visitor: none, client: none, advisor: none, admin: { read: "all", write: "none" } }, neverWritten: ["*"] },
} as const satisfies Record<string, Permission>;

export type Resource = keyof typeof PERMISSIONS;

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
  return REACHED[PERMISSIONS[resource].rules[role][act]].includes(standing);
}
