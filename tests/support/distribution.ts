/**
 * Where each table's rows are stored once a database is distributed (docs/scaling.md): those of a marketplace together, under its key,
 * which then comes first in each of their keys; or on the coordinator alone, for the site as a whole.
 */
type Place = "marketplace" | "coordinator";

/** Tables that grow with people and their actions, by what they grow with. */
const LARGE: Record<string, readonly string[]> = {
  people: [
    ...["users", "profiles", "preferences", "billing_info", "security_settings", "user_roles", "identities", "passkeys", "authenticators"],
    ...["recovery_codes", "known_devices", "sessions", "profile_expertise", "key_inputs", "saved_advisers", "notifications", "own_feeds"],
    ...[
      "departures",
      "email_changes",
      "email_tokens",
      "sign_in_challenges",
      "passkey_challenges",
      "provider_trips",
      "held_forms",
      "attempts",
    ],
    ...["conversations", "conversation_messages", "message_threads", "message_thread_sides", "messages", "message_files", "message_drafts"],
    ...["message_reports", "files", "file_removals", "outbox", "audit_log", "empty_searches", "broadcast_recipients"],
  ],
  advisors: [
    ...["advisers", "adviser_topics", "adviser_words", "adviser_ranks", "adviser_embeddings", "weekly_hours", "hours_exceptions"],
    ...["calendar_feeds", "busy_times", "payout_accounts", "payout_destinations", "payout_statements", "advisor_applications"],
    ...["application_drafts", "application_certificates", "advisor_invitations", "search_words"],
  ],
  consultations: [
    ...["quotes", "consultations", "consultation_events", "consultation_notes", "reviews", "review_reports", "ledger_transactions"],
    ...["ledger_entries", "payments", "payment_orders", "payment_events", "payment_disputes", "provider_refunds", "outside_payments"],
  ],
};

/** Per marketplace too, but small: its admins' content. */
const SMALL = [
  ...[
    "topics",
    "topic_supply",
    "catalog_entries",
    "category_requests",
    "category_request_emails",
    "category_request_comments",
    "rule_versions",
    "site_settings",
    "sealed_settings",
    "own_texts",
    "application_questions",
  ],
  ...["site_banner", "logos", "hero_videos", "hero_grid_videos", "hero_grid_words", "homepage_content", "homepage_content_saves"],
];

/** Site-wide: job runs, and the daily cost limit. */
const OF_THE_WHOLE = ["job_passes", "model_days"];

export const PLACES: ReadonlyMap<string, Place> = new Map([
  ...[...Object.values(LARGE).flat(), ...SMALL].map((table): [string, Place] => [table, "marketplace"]),
  ...OF_THE_WHOLE.map((table): [string, Place] => [table, "coordinator"]),
]);

/** Statements that involve tables of both places, by a part of their text, each with the intended solution. */
const ANSWERS: [part: string, answer: string][] = [];

const WORD = /[a-z_]+/g;
const LOOKS_AT_THE_CATALOGUE = /\b(pg_|information_schema)/;

/** Returns the tables named in an SQL text. */
export const tablesIn = (text: string) => [...new Set(text.toLowerCase().match(WORD))].filter((word) => PLACES.has(word));

/** Returns those statements that would have to run in two places at once. */
export function crossingStatements(statements: Iterable<string>): string[] {
  return [...statements].filter((text) => {
    const places = new Set(tablesIn(text).map((table) => PLACES.get(table)));
    return places.size > 1 && !LOOKS_AT_THE_CATALOGUE.test(text) && !ANSWERS.some(([part]) => text.includes(part));
  });
}
