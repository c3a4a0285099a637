// Tests the checker of I1 to I12 itself: it finds no problem in a healthy site, and names each invariant that is broken by hand.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clone } from "../support/clone";
import { DEMO_TEMPLATE } from "../support/demo-template";
import { outgrown } from "../support/invariants/footprint";
import { asks, brokenInvariants } from "../support/invariants/invariants";

const database = new Clone();
let client: pg.Client;
beforeAll(async () => {
  await database.make(DEMO_TEMPLATE);
  client = new pg.Client(database.where);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rowsOf = async (statement: string) => (await client.query<Record<string, string>>(statement)).rows;

/** Returns the files that the rows name, as the store's contents. */
const stored = async () => (await rowsOf("select bucket || '/' || path as file from files")).map(({ file }) => file!);

const check = async (promised = {}) => brokenInvariants({ ask: asks(client), ...promised });

test("nothing is broken in the demo as it is made", async () => {
  expect(await check({ stored: await stored() })).toEqual([]);
});

const SOME_USER = "(select id from users order by id limit 1)";
const SOME_ADMIN = "(select user_id from user_roles limit 1)";
const A_FILE = "insert into files (bucket, path, mime_type, file_size, created_at) values ('avatars', 'a.webp', 'image/webp', 1,";
const A_MAIL = "insert into outbox (dedupe_key, kind, recipient, subject, text, html, attempts, sent_at, parked_at, send_after) values";
const AN_APPLICATION = `insert into advisor_applications (user_id, first_name, last_name, email, location, expertise, experience, bio, availability,
  status, reviewed_at) select user_id, first_name, last_name, 'a@example.com', 'Here', 'Law', '1-3', 'Bio', 'now',`;
const A_SESSION = "insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)";

/** Violations past every constraint: each statement does what the database otherwise prevents where it can. */
const BROKEN: [named: string, statements: string[]][] = [
  [
    "I3 two consultations of one advisor overlap",
    [
      "alter table consultations drop constraint consultations_one_moment",
      `update consultations c set status = 'accepted', no_show_of = null, adviser_id = o.adviser_id, scheduled_time = o.scheduled_time, ends_at = o.ends_at,
         blocked_until = o.blocked_until from (select * from consultations order by id limit 1) o
       where c.id in (select id from consultations order by id limit 2)`,
    ],
  ],
  [
    "I4 a price is not what it should be: consultations",
    [
      "update consultations set base_price = base_price + 1, total_price = total_price + 1 where id = (select min(id::text)::uuid from consultations)",
    ],
  ],
  [
    "I4 a price is not its quote's",
    [
      `insert into quotes select (jsonb_populate_record(null::quotes, to_jsonb(c) || jsonb_build_object('client_id', c.client_id, 'currency', 'XXX',
         'starts_at', c.scheduled_time, 'blocked_until', null))).* from (select * from consultations order by id limit 1) c`,
      "update consultations set quote_id = id where id in (select id from quotes)",
    ],
  ],
  [
    "I4 money came from nowhere",
    ["insert into ledger_entries (transaction_id, account, amount) select id, 'platform', 1 from ledger_transactions limit 1"],
  ],
  [
    "I5 more than one banner is active",
    ["drop index site_banner_one_active", "insert into site_banner (text, is_active) values ('One', true), ('Two', true)"],
  ],
  [
    "I5 more than one video is active in a place",
    [
      "drop index hero_grid_videos_one_active",
      `insert into hero_grid_videos (file_name, file_path, file_size, mime_type, position)
       select 'v', 'v' || n, 1, 'video/mp4', 2 from generate_series(1, 2) n`,
    ],
  ],
  [
    "I5 more than one logo of a kind is active",
    [
      "drop index logos_one_active",
      "insert into logos (name, type, file_path, file_size, width, height) select 'l', 'main', 'l' || n, 1, 1, 1 from generate_series(1, 2) n",
    ],
  ],
  [
    "I5 somebody has more than one pending application",
    [
      "drop index advisor_applications_one_pending",
      ...Array(2).fill(`${AN_APPLICATION} 'pending', null from advisers order by id limit 1`),
    ],
  ],
  ["I6 an application is decided and pending at once", [`${AN_APPLICATION} 'rejected', null from advisers limit 1`]],
  [
    "I6 an application was decided twice",
    [
      `insert into audit_log (action, subject, subject_id) select action, 'advisor_applications', 'one'
       from unnest(array['application.approved', 'application.rejected']) action`,
    ],
  ],
  [
    "I6 an approved application has made no advisor",
    [
      `${AN_APPLICATION} 'approved', now() from (select id as user_id, 'A' as first_name, 'B' as last_name from users u
       where not exists (select from advisers a where a.user_id = u.id) limit 1) one`,
    ],
  ],
  [
    "I6 somebody is an advisor more than once",
    [
      "alter table advisers drop constraint advisers_user_id_unique",
      "update advisers set user_id = (select user_id from advisers order by id limit 1) where id in (select id from advisers order by id limit 2)",
    ],
  ],
  [
    "I6 an advisor's application waits for its first decision",
    [
      "delete from advisor_applications where user_id = (select user_id from advisers order by id limit 1)",
      `${AN_APPLICATION} 'pending', null from advisers order by id limit 1`,
    ],
  ],
  ["I7 a file is named that has no row", [`update profiles set avatar_url = '/files/avatars/gone.webp' where user_id = ${SOME_USER}`]],
  ["I7 nothing names a file, and its days of grace are over", [`${A_FILE} now() - interval '3 days')`]],
  ["I7 the store has lost a file", [`${A_FILE} now())`]],
  [
    "I8 a mail is there twice",
    [
      "drop index outbox_dedupe",
      `${A_MAIL} ('k', 'k', 'r', 's', 't', 'h', 1, now(), null, now()), ('k', 'k', 'r', 's', 't', 'h', 1, now(), null, now())`,
    ],
  ],
  ["I8 a mail was sent that nobody has tried to send", [`${A_MAIL} ('k', 'k', 'r', 's', 't', 'h', 0, now(), null, now())`]],
  ["I8 a mail was given up and sent", [`${A_MAIL} ('k', 'k', 'r', 's', 't', 'h', 5, now(), now(), now())`]],
  ["I8 a mail was given up too soon", [`${A_MAIL} ('k', 'k', 'r', 's', 't', 'h', 4, null, now(), now())`]],
  [
    "I8 a mail waits for longer than any try may take",
    [`${A_MAIL} ('k', 'k', 'r', 's', 't', 'h', 1, null, null, now() + interval '2 days')`],
  ],
  [
    "I9 somebody who is suspended, or no longer there, is signed in",
    [`update users set suspended_at = now() where id = ${SOME_USER}`, `${A_SESSION} values ('\\x01', ${SOME_USER}, now(), now(), now())`],
  ],
  [
    "I9 a session lasts longer than a session may",
    [`${A_SESSION} values ('\\x01', ${SOME_USER}, now(), now(), now() + interval '31 days')`],
  ],
  [
    "I10 nobody is an admin any more",
    ["insert into audit_log (action, subject) values ('site.exported', 'site')", "delete from user_roles"],
  ],
  [
    "I11 an admin wrote what the audit log does not know: site_banner",
    [`insert into site_banner (text, user_id) values ('One', ${SOME_ADMIN})`],
  ],
];

test.each(BROKEN)("%s: is named when it is so", async (named, statements) => {
  const files = await stored();
  await client.query("begin");
  try {
    // Disables foreign keys and triggers.
    await client.query("set local session_replication_role = replica");
    for (const statement of statements) await client.query(statement);
    const found = await check({ stored: files });
    expect(found.filter((each) => each.startsWith(named))).not.toEqual([]);
  } finally {
    await client.query("rollback");
  }
});

test("what was acknowledged and is lost, refused and is there, sent and has not arrived, and a file that nobody knows are named", async () => {
  const lost = randomUUID();
  const [{ key }] = (await rowsOf("select idempotency_key as key from consultations limit 1")) as [{ key: string }];
  const [{ sent }] = (await rowsOf(`${A_MAIL} ('k', 'k', 'r', 's', 't', 'h', 1, now(), null, now()) returning id as sent`)) as [
    { sent: string },
  ];
  const found = await check({ acknowledged: [lost], refused: [key], delivered: [], stored: [...(await stored()), "avatars/left.webp"] });
  expect(found).toEqual(
    expect.arrayContaining([
      `I1 a booking that was acknowledged is lost: ${lost}`,
      `I2 a booking that was refused is there: ${key}`,
      `I8 a mail counts as sent and has not arrived: ${sent}`,
      "I7 nobody knows of a file of the store: avatars/left.webp",
    ]),
  );
});

test("a file that a killed server has half written is no stranger where the file itself is known", async () => {
  const [known, unknown] = ["known", "unknown"].map((name) => `avatars/${name}.webp.${randomUUID()}.part`);
  await client.query("insert into file_removals (bucket, path, due_at) values ('avatars', 'known.webp', now())");
  const found = await check({ stored: [...(await stored()), known, unknown] });
  expect(found.filter((each) => each.startsWith("I7"))).toEqual([`I7 nobody knows of a file of the store: ${unknown}`]);
});

test("memory, descriptors and unfinished files that do not come back are named, and a tenth more is not", () => {
  const before = { memory: 300e6, descriptors: 60, unfinished: 0 };
  expect(outgrown(before, { memory: 330e6, descriptors: 66, unfinished: 0 })).toEqual([]);
  expect(outgrown(before, { memory: 500e6, descriptors: 90, unfinished: 1 }).map((each) => each.split(" ").slice(0, 2).join(" "))).toEqual([
    "I12 memory",
    "I12 descriptors",
    "I12 unfinished",
  ]);
});
