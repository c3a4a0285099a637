import type { Ask } from "./ask";

/** Excludes people the site has erased: their rows stay for others' sake, anonymised. */
const IS_SOMEBODY = "u.email not like '%@deleted.invalid'";

const HOLDS = "('requested', 'countered', 'accepted')";

/** Violations of the invariants: each statement returns the offending names as `what`. */
const BREACHES: [number: string, breach: string, statement: string][] = [
  [
    "I3",
    "two consultations of one advisor overlap",
    `select a.id || ' and ' || b.id as what from consultations a join consultations b on a.adviser_id = b.adviser_id and a.id < b.id and a.held && b.held
     where a.status in ${HOLDS} and b.status in ${HOLDS}`,
  ],
  ["I5", "more than one banner is active", "select count(*)::text as what from site_banner where is_active having count(*) > 1"],
  [
    "I5",
    "more than one video is active in a place",
    "select 'place ' || position as what from hero_grid_videos where is_active group by position having count(*) > 1",
  ],
  ["I5", "more than one logo of a kind is active", "select type as what from logos where is_active group by type having count(*) > 1"],
  [
    "I5",
    "somebody has more than one pending application",
    "select user_id::text as what from advisor_applications where status = 'pending' group by user_id having count(*) > 1",
  ],
  [
    "I6",
    "an application is decided and pending at once",
    "select id::text as what from advisor_applications where (status = 'pending') <> (reviewed_at is null)",
  ],
  [
    "I6",
    "an application was decided twice",
    `select subject_id as what from audit_log where action in ('application.approved', 'application.rejected', 'application.undone')
     group by subject_id having count(*) filter (where action <> 'application.undone') > 1 + count(*) filter (where action = 'application.undone')`,
  ],
  [
    "I6",
    "an approved application has made no advisor",
    `select p.id::text as what from advisor_applications p join users u on u.id = p.user_id
     where p.status = 'approved' and ${IS_SOMEBODY} and not exists (select from advisers a where a.user_id = p.user_id)`,
  ],
  ["I6", "somebody is an advisor more than once", "select user_id::text as what from advisers group by user_id having count(*) > 1"],
  [
    "I6",
    "an advisor's application waits for its first decision",
    `select a.id::text as what from advisers a where exists (select from advisor_applications p where p.user_id = a.user_id)
     and not exists (select from advisor_applications p where p.user_id = a.user_id and p.status = 'approved')`,
  ],
  ["I8", "a mail is there twice", "select dedupe_key as what from outbox group by dedupe_key having count(*) > 1"],
  ["I8", "a mail was sent that nobody has tried to send", "select id::text as what from outbox where sent_at is not null and attempts = 0"],
  ["I8", "a mail was given up and sent", "select id::text as what from outbox where sent_at is not null and parked_at is not null"],
  ["I8", "a mail was given up too soon", "select id::text as what from outbox where parked_at is not null and attempts < 5"],
  [
    "I8",
    "a mail waits for longer than any try may take",
    "select id::text as what from outbox where sent_at is null and parked_at is null and send_after > now() + interval '1 day'",
  ],
  [
    "I9",
    "somebody who is suspended, or no longer there, is signed in",
    `select s.id::text as what from sessions s join users u on u.id = s.user_id where u.suspended_at is not null or not (${IS_SOMEBODY})`,
  ],
  [
    "I9",
    "a session lasts longer than a session may, or was used after its end",
    "select id::text as what from sessions where expires_at > created_at + interval '30 days 1 second' or last_used_at > expires_at",
  ],
  [
    "I10",
    "nobody is an admin any more",
    `select 'the site' as what where exists (select from audit_log)
     and not exists (select from user_roles r join users u on u.id = r.user_id where r.role = 'admin' and u.suspended_at is null)`,
  ],
];

const REMOVAL = "select from audit_log r where r.action = 'messages.hidden' and r.subject_id = to_jsonb(w) ->> 'message_id'";

/** Changes only admins make, with their audit log entries: the table, which rows, and the actions; the row's id is the subject's. */
const AUDITED: [table: string, rows: string, actions: string][] = [
  ["advisor_applications", "w.reviewed_by is not null", "'application.approved', 'application.rejected'"],
  ["payout_statements", "w.paid_by is not null", "'payout.made'"],
  ["users", "w.suspended_at is not null and not w.is_demo", "'person.suspended'"],
  ["reviews", "w.hidden_at is not null", "'review.hidden'"],
  ["messages", "w.hidden_at is not null", "'messages.hidden'"],
  // Reports on a removed message are closed with it, which is logged once.
  ["message_reports", `w.closed_by is not null and not exists (${REMOVAL})`, "'messages.report-closed'"],
  ["site_banner", "w.user_id is not null", "'banner.created'"],
  ["hero_videos", "w.user_id is not null", "'video.uploaded'"],
  ["hero_grid_videos", "w.user_id is not null", "'video.uploaded'"],
  ["logos", "w.user_id is not null", "'logo.uploaded'"],
];

/** An invited advisor has an application approved by whoever invited them. */
const WAS_INVITED = `exists (select from audit_log l where l.action = 'advisors.invited' and l.actor_id = (to_jsonb(w) ->> 'reviewed_by')::uuid)`;

/** Returns the invariants violated by the rows. */
export async function brokenRows(ask: Ask): Promise<string[]> {
  const found: string[] = [];
  for (const [number, breach, statement] of BREACHES)
    for (const { what } of await ask<{ what: string }>(statement)) found.push(`${number} ${breach}: ${what}`);
  for (const [table, rows, actions] of AUDITED) {
    const unheard = await ask<{ id: string }>(`select w.id from ${table} w where ${rows} and not ${WAS_INVITED}
      and not exists (select from audit_log l where l.subject_id = w.id::text and l.action in (${actions}))`);
    for (const { id } of unheard) found.push(`I11 an admin wrote what the audit log does not know: ${table} ${id}`);
  }
  return found;
}
