import { expect, test } from "vitest";
import { statementName } from "./statement-name";

test.each([
  ['select "id", "email" from "users" where "users"."email" = $1', "select users"],
  ['  insert into "consultations" ("id") values ($1) returning "id"', "insert consultations"],
  ['update "outbox" set attempts = 1', "update outbox"],
  ['delete from only "public"."sessions" where id = $1', "delete sessions"],
  ["begin", "begin"],
  ["begin isolation level repeatable read read only", "begin"],
  ["select pg_notify($1, '')", "select"],
  ["select * from free_hours($1) join advisers a on true", "select advisers"],
  ["select 'from ann' as x, 1 -- from somebody", "select"],
  ["(select 1 from topics) union (select 2)", "select topics"],
  ["with due as (select id from outbox) update outbox set x = 1", "with outbox"],
  ["", "statement"],
])("%s is %s", (text, name) => {
  expect(statementName(text).name).toBe(name);
});
