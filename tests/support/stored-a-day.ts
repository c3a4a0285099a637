import { globSync, readFileSync } from "node:fs";
import { BIO_MAX_CHARACTERS as OF_ADVISOR } from "#app/features/advisors/limits";
import { LARGE_CERTIFICATE_BYTES } from "#app/features/applications/certificates/certificate";
import { MESSAGE_MAX_CHARACTERS as OF_ASSISTANT } from "#app/features/assistant/limits";
import { NOTE_MAX_CHARACTERS, OWN_NOTE_MAX_CHARACTERS } from "#app/features/booking/limits";
import { COMMENTS_MAX_CHARACTERS } from "#app/features/catalog/category-requests/limits";
import { MAX_MATCHES } from "#app/features/matching/limits";
import { LONG_MESSAGE_BYTES, MESSAGE_MAX_CHARACTERS, REASON_MAX_CHARACTERS } from "#app/features/messages/limits";
import { REVIEW_MAX_CHARACTERS } from "#app/features/reviews/limits";
import { PAPER_MAX_BYTES } from "#app/platform/files/attachment";
import { LIMITS, type Limit, type LimitKind, withDay } from "#app/platform/limits/limits";
import { KILOBYTE, MEGABYTE } from "#app/platform/sizes";

/** What a row takes without its texts, with its indexes; a letter at most; a mail until the next day. */
const ROW = KILOBYTE;
const LETTER = 4;
const MAIL = 12 * KILOBYTE;
const PHOTO = 300 * KILOBYTE;
const DAY_MINUTES = 1440;

/** How much one network can have stored by these writes in a day, each named as "table file". */
export interface Stored {
  /** The limits that count it, each with its bytes a time. A limit of less than a day is enough for what a job deletes within a day. */
  by?: Partial<Record<LimitKind, number>>;
  isPassing?: boolean;
  /** Or that there is one to an account (or as many as these bytes), and accounts have their limit of a day. */
  ofAccount?: number;
  /** Or that nobody without a role writes it: an admin, the site, the payment provider. */
  ofNobody?: true;
  writes: string[];
}

const text = (characters: number) => ROW + characters * LETTER;

/** Only admins, what they decide, the provider or the site itself insert there; of advisors' calendars each is of somebody whom an admin approved. */
const OF_SITE =
  /^(admin|setup|audit|applications\/(review|invitations)|topics|money|matching|calendar\/busy-feeds|advisors\/(availability|own-week|billing))\//;

export const STORED: Record<string, Stored> = {
  accounts: {
    by: { "sign-up-day": 4 * ROW + text(OF_ASSISTANT), "account-mail-day": ROW },
    writes: [
      ...["users", "profiles", "securitySettings", "identities"].map((table) => `${table} accounts/oauth/sign-in-with-provider`),
      "users accounts/sign-up/sign-up",
      ...["profiles", "securitySettings"].map((table) => `${table} accounts/sign-up/account-rows`),
      "emailTokens accounts/sign-up/sign-up-password",
    ],
  },
  "what an account has once, or up to a number": {
    ofAccount: 60 * KILOBYTE,
    writes: [
      "preferences profiles/preferences/preferences",
      "keyInputs profiles/key-inputs/key-inputs",
      "billingInfo profiles/billing/billing",
      "profileExpertise profiles/details/expertise",
      "profiles profiles/details/profile",
      "profiles profiles/own-name/own-name",
      "profiles accounts/deletion/erasure",
      "accountDeletions accounts/deletion/deletion",
      "securitySettings accounts/second-factor/turn-on",
      "securitySettings profiles/security/security-settings",
      "authenticators accounts/second-factor/turn-on",
      "recoveryCodes accounts/second-factor/recovery-codes",
      "identities accounts/oauth/identities",
      "passkeys accounts/passkeys/passkeys",
      "emailChanges accounts/email-change/email-change",
      "ownFeeds calendar/own-feed/own-feed",
      "savedAdvisors advisors/saved/saved",
      "advisorTopics advisors/dashboard/own-advisor",
      "advisorTopics advisors/dashboard/further-topics",
    ],
  },
  "applications, one to an account": {
    ofAccount: 2 * text(OF_ADVISOR * 4),
    writes: ["advisorApplications applications/applications"],
  },
  drafts: {
    by: { "draft-day": 64 * KILOBYTE },
    writes: ["applicationDrafts applications/drafts/drafts", "messageDrafts messages/send/drafts"],
  },
  sessions: {
    by: { entry: 3 * ROW },
    writes: ["sessions accounts/sessions/sessions", "knownDevices accounts/sign-in/known-devices"],
  },
  "what is there for minutes while somebody signs in": {
    by: { entry: ROW, passkey: ROW, "passkey-begin": ROW, "oauth-flow": 2 * ROW, "held-form": ROW },
    isPassing: true,
    writes: [
      "signInChallenges accounts/second-factor/challenge",
      "passkeyChallenges accounts/passkeys/ceremonies",
      "oauthFlows accounts/oauth/oauth-flows",
      "heldForms accounts/sign-in/held-forms",
    ],
  },
  "links, and the mails about accounts": {
    by: { "sign-up-day": MAIL, "account-mail-day": MAIL, "change-email": 2 * MAIL, "entry-day": MAIL },
    writes: ["emailTokens accounts/email-links"],
  },
  "mails and notifications of changes, gone with the next day or read": {
    by: { "account-change": MAIL + ROW },
    isPassing: true,
    writes: ["outbox platform/mail/outbox", "notifications notifications/notify"],
  },
  prices: {
    by: { quote: MAX_MATCHES * ROW },
    writes: ["quotes booking/quotes", "quotes booking/hour/request-hour"],
  },
  "hours held, for a day": {
    by: { "hour-hold": text(NOTE_MAX_CHARACTERS), "hour-words-day": text(NOTE_MAX_CHARACTERS) },
    isPassing: true,
    writes: ["quotes booking/hour/hold-hour", "quotes booking/hour/waiting/unheld-words", "attempts booking/hour/holds-at-once"],
  },
  "requests and their mails": {
    by: { "consultation-request": 2 * text(NOTE_MAX_CHARACTERS) + 4 * MAIL },
    writes: ["consultations booking/request/reserve-time", "attempts booking/request/open-requests"],
  },
  "steps of consultations, notes, reviews and reports, and their mails": {
    by: { "consultation-step": text(Math.max(OWN_NOTE_MAX_CHARACTERS, REVIEW_MAX_CHARACTERS)) + 2 * MAIL },
    writes: [
      "consultationEvents booking/life/consultation-events",
      "consultationNotes booking/life/notes",
      "reviews reviews/write-review",
      "reviewReports reviews/write-review",
    ],
  },
  messages: {
    by: { "message-day": ROW + LONG_MESSAGE_BYTES, "message-long": text(MESSAGE_MAX_CHARACTERS), "message-thread": 2 * ROW + MAIL },
    writes: [
      "messages messages/send/deliver",
      "messageFiles messages/send/deliver",
      ...["messageThreads", "messageThreadSides"].map((table) => `${table} messages/thread/insert-thread`),
    ],
  },
  "reports of messages": { by: { "message-report": text(REASON_MAX_CHARACTERS) }, writes: ["messageReports messages/reports/reports"] },
  files: {
    by: {
      "message-megabyte": MEGABYTE,
      "certificate-day": LARGE_CERTIFICATE_BYTES,
      "certificate-large": PAPER_MAX_BYTES - LARGE_CERTIFICATE_BYTES,
      "photo-day": PHOTO,
    },
    writes: [
      "files platform/files/files",
      "fileRemovals platform/files/removals",
      "applicationCertificates applications/certificates/certificates",
    ],
  },
  "requests for categories": {
    by: { "category-request-day": text(COMMENTS_MAX_CHARACTERS) + 2 * ROW },
    writes: [
      "categoryRequests catalog/category-requests/category-requests",
      "categoryRequestComments catalog/category-requests/comments",
      "categoryRequestEmails catalog/category-requests/record-requester",
    ],
  },
  "what the assistant is told and answers": {
    by: { "assistant-day": text(OF_ASSISTANT) + 8 * KILOBYTE },
    writes: ["conversations assistant/conversation/conversations", "conversationMessages assistant/conversation/conversations"],
  },
  "what counts: of each form a few lines for a day": {
    by: { "form-kilobyte": 600 },
    writes: ["attempts platform/limits/counters"],
  },
  "what no visitor writes": {
    ofNobody: true,
    writes: [
      "userRoles accounts/admin-role",
      "userRoles accounts/stopped-admins/give-roles-back",
      "auditLog platform/site-log",
      "siteSettings accounts/stopped-admins/put-settings-back",
      "siteSettings platform/connections/put-mail-server-back",
      "sealedSettings platform/connections/former-mail-server",
      "sealedSettings platform/connections/mail-password",
      "broadcastRecipients notifications/broadcast",
      "emptySearches catalog/empty-searches/empty-searches",
    ],
  },
};

/** Every insert of the product that people can reach, as "table file", read out of the source. */
export function writesInSource(): string[] {
  const files = globSync("{features,platform,routes,forms,middleware}/**/*.{ts,tsx}", { cwd: "app" }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  return files.flatMap((file) => {
    const name = file.replace(/^features\//, "").replace(/(\.server)?\.tsx?$/, "");
    if (OF_SITE.test(name)) return [];
    const inserts = readFileSync(`app/${file}`, "utf8").matchAll(/\.insert\((\w+)\)|insert into \$\{(\w+)\}/g);
    return [...inserts].map(([, built, written]) => `${built ?? written} ${name}`);
  });
}

/** How often a network does something in a day: by the limit of the day; of what passes by that of minutes, as often as they go into it. Null without one. */
export function timesADay(kind: LimitKind, isPassing = false): number | null {
  const limits = withDay(kind).map((each): Limit => LIMITS[each]);
  const days = limits.flatMap(({ minutes, perNetwork }) =>
    perNetwork && (isPassing || minutes === DAY_MINUTES) ? [(perNetwork * DAY_MINUTES) / minutes] : [],
  );
  return days.length > 0 ? Math.min(...days) : null;
}

/** The bytes that one network has stored in a day by these writes, if their limits are used up. Not a number where one is missing. */
export function bytesADay({ by = {}, isPassing, ofAccount = 0 }: Stored): number {
  const kinds = Object.entries(by) as [LimitKind, number][];
  const counted = kinds.map(([kind, bytes]) => (timesADay(kind, isPassing) ?? Number.NaN) * bytes);
  return counted.reduce((sum, bytes) => sum + bytes, ofAccount * LIMITS["sign-up-day"].perNetwork);
}
