import { expect, test } from "vitest";
import { isPlainRead } from "./statement-kind";

test.each([
  'select "id", "updated_at" from "consultations" where "id" = $1',
  " (select 1) union all (select 2)",
  "with recent as (select id from messages) select * from recent",
  "SELECT 1",
])("%s may be read from a replica", (text) => {
  expect(isPlainRead(text)).toBe(true);
});

test.each([
  'update "sessions" set "last_used_at" = $1',
  "insert into limits values (1) returning id",
  "select id from quotes where id = $1 for update",
  "select id from quotes for no key update of quotes skip locked",
  "select id from quotes for share",
  "select id from quotes for  key share",
  "with gone as (delete from messages returning id) select count(*) from gone",
  "select pg_notify('pages', '')",
  "select pg_advisory_xact_lock(1)",
  "select pg_try_advisory_lock(1)",
  "select nextval('receipts')",
  "begin",
  "listen pages",
  "",
])("%j goes to the primary", (text) => {
  expect(isPlainRead(text)).toBe(false);
});
