import { globSync } from "node:fs";
import path from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { mayReach, RESOURCES, ROLES } from "./support/permissions";

const SCHEMA = path.resolve(import.meta.dirname, "../app/db/schema");

test("every resource is a table of the schema", async () => {
  const modules = await Promise.all(globSync("**/!(*.test).ts", { cwd: SCHEMA }).map((file) => import(path.join(SCHEMA, file))));
  const tables = modules
    .flatMap((exports) => Object.values(exports).filter((value) => is(value, PgTable)))
    .map((table) => getTableName(table));
  expect(tables.length).toBeGreaterThan(50);
  expect(RESOURCES.filter((resource) => !tables.includes(resource))).toEqual([]);
});

test("nobody but an admin reaches what is another's", () => {
  for (const resource of RESOURCES)
    for (const role of ROLES) {
      if (role === "admin") continue;
      expect(mayReach(role, "read", resource, "other")).toBe(false);
      expect(mayReach(role, "write", resource, "other")).toBe(false);
    }
});

test("not even an admin reads another's billing, security settings, sessions, feeds, notifications or messages", () => {
  for (const resource of ["billing_info", "security_settings", "sessions", "passkeys", "own_feeds", "notifications", "messages"] as const)
    expect(mayReach("admin", "read", resource, "other")).toBe(false);
});

test("an advisor reads a client's card only of consultations they are a side of, and never writes it", () => {
  expect(mayReach("advisor", "read", "profiles", "side")).toBe(true);
  expect(mayReach("advisor", "write", "profiles", "side")).toBe(false);
  expect(mayReach("advisor", "read", "profiles", "other")).toBe(false);
});

test("whatever one may write one may read", () => {
  for (const resource of RESOURCES)
    for (const role of ROLES)
      for (const standing of ["own", "side", "public", "other"] as const) {
        if (mayReach(role, "write", resource, standing)) expect(mayReach(role, "read", resource, standing)).toBe(true);
      }
});
