import { expect, test } from "vitest";
import { mayReach, PERMISSIONS, type Resource, ROLES, type Standing } from "./permissions";

const RESOURCES = Object.keys(PERMISSIONS) as Resource[];
const STANDINGS: Standing[] = ["own", "side", "public", "other"];

test("nobody but an admin reaches what is another's", () => {
  for (const resource of RESOURCES)
    for (const role of ROLES) {
      if (role === "admin") continue;
      expect(mayReach(role, "read", resource, "other")).toBe(false);
      expect(mayReach(role, "write", resource, "other")).toBe(false);
    }
});

test("a visitor writes nothing but the own chat", () => {
  const written = RESOURCES.filter((resource) => STANDINGS.some((standing) => mayReach("visitor", "write", resource, standing)));
  expect(written).toEqual(["assistant_chats"]);
});

test("not even an admin reads another's billing, security settings, sessions, feeds, chats, messages or key inputs", () => {
  for (const resource of [
    "billing_info",
    "security_settings",
    "sessions",
    "passkeys",
    "own_feeds",
    "calendar_feeds",
    "notifications",
    "assistant_chats",
    "messages",
    "key_inputs",
  ] as const)
    expect(mayReach("admin", "read", resource, "other")).toBe(false);
});

test("an advisor reads a client's card only of consultations they are a side of, and never writes it", () => {
  expect(mayReach("advisor", "read", "profiles", "side")).toBe(true);
  expect(mayReach("advisor", "write", "profiles", "side")).toBe(false);
  expect(mayReach("advisor", "read", "profiles", "other")).toBe(false);
});

test("roles, the audit log and what mails were sent are written by no request of a client or advisor", () => {
  for (const resource of ["user_roles", "audit_log", "outbox", "ledger"] as const)
    for (const role of ["visitor", "client", "advisor"] as const)
      for (const standing of STANDINGS) expect(mayReach(role, "write", resource, standing)).toBe(false);
});

test("whatever one may write one may read", () => {
  for (const resource of RESOURCES)
    for (const role of ROLES)
      for (const standing of STANDINGS) {
        if (mayReach(role, "write", resource, standing)) expect(mayReach(role, "read", resource, standing)).toBe(true);
      }
});
