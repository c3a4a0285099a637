import { expect, test } from "vitest";
import { fine, look, screenOf, wrong } from "./finding";
import { checkSettings } from "./settings-checks";

const OWN: Parameters<typeof checkSettings>[0] = {
  host: "127.0.0.1",
  baseUrl: undefined,
  databaseUrl: undefined,
  demo: true,
  trustProxy: 0,
  rateLimits: true,
  smtpUrl: undefined,
};
const PUBLIC = { ...OWN, baseUrl: "https://sage.example", demo: false, trustProxy: 1, smtpUrl: "smtp://mail.example" };
const namesOf = (settings: typeof OWN, state: string) =>
  checkSettings(settings).flatMap((found) => (found.state === state ? [found.name] : []));

test("a demo on one's own machine and a site with all that it needs are fine", () => {
  for (const settings of [OWN, PUBLIC]) expect(new Set(checkSettings(settings).map(({ state }) => state))).toEqual(new Set(["fine"]));
});

test.each([
  ["listens for others without an address", { ...OWN, host: "0.0.0.0" }, ["Address", "Demo", "Mail"]],
  ["has an address without TLS", { ...PUBLIC, baseUrl: "http://sage.example" }, ["Address"]],
  ["has no limits", { ...PUBLIC, rateLimits: false }, ["Limits"]],
  ["has made-up people", { ...PUBLIC, demo: true }, ["Demo"]],
  ["sends no mails", { ...PUBLIC, smtpUrl: undefined }, ["Mail"]],
] as [string, typeof OWN, string[]][])("what is wrong with a site that %s is said", (_, settings, names) => {
  expect(namesOf(settings, "wrong")).toEqual(names);
});

test("a proxy that is not trusted and a database over the network without TLS are to be looked at", () => {
  expect(namesOf({ ...PUBLIC, trustProxy: 0, databaseUrl: "postgres://db.example/site" }, "look")).toEqual(["Proxy", "Encryption"]);
  for (const url of [
    "postgres://db.example/site?sslmode=verify-full",
    "postgres://localhost/site",
    "postgres://x/site?host=%2Frun%2Fpostgresql",
  ])
    expect(namesOf({ ...PUBLIC, databaseUrl: url }, "look")).toEqual([]);
});

test("a screen has a line each, and what mends it below", () => {
  expect(screenOf([fine("Node", "v24"), look("Disk", "little", "free some"), wrong("Mail", "none", "SMTP_URL")])).toBe(
    [
      "",
      "  ✓ Node           v24",
      "  ! Disk           little",
      "                   → free some",
      "  ✗ Mail           none",
      "                   → SMTP_URL",
      "",
      "  1 fine, 1 to look at, 1 wrong",
      "",
    ].join("\n"),
  );
});
