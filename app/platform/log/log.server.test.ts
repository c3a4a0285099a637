import { expect, test, vi } from "vitest";
import { describeError, lastWords, log } from "./log.server";

/** The line that a production server writes. */
function logged(...given: Parameters<typeof log>) {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("NODE_ENV", "production");
  log(...given);
  vi.unstubAllEnvs();
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  return line;
}

test("a failed query is told with its statement and its cause, and never with the values that people typed", () => {
  const error = Object.assign(new Error("Failed query: insert\nparams: ann@example.com"), {
    query: "insert into users",
    params: ["ann@example.com"],
    cause: new Error("disk full"),
  });
  expect(describeError(error)).toEqual({ error: "a query failed", query: "insert into users", cause: "Error: disk full" });
  expect(lastWords(error)).toBe("The database could not do this (Error: disk full): insert into users");
  expect(lastWords(new Error("Port 80 is taken"))).toBe("Port 80 is taken");
});

test("a link that lets somebody in loses what makes it work, whoever quotes it, and a long value its end", () => {
  const quoted = new Error("554 spam: https://a.example/auth/reset?token=abc-DEF_123 and https://a.example/auth/confirm?next=/&token=ghi");
  const line = logged("warn", "mail not sent", { ...describeError(quoted), said: "y".repeat(900) });
  expect(line).toContain("https://a.example/auth/reset?token=… and https://a.example/auth/confirm?next=/&token=…");
  expect(line).not.toMatch(/abc-DEF|ghi/);
  expect(JSON.parse(line).said).toBe(`${"y".repeat(500)}…`);
});

test.each([
  ["as a value of its own", { to: "ann.o'neil+x@mail.example.co" }],
  ["in what a mail server answers", describeError(new Error("550 <zoë@example.com>: no such person; ask postmaster@mx.example.org"))],
  ["within a value", { of: { person: ["ann@example.com"] } }],
  ["in capitals", { to: "ANN@EXAMPLE.COM, Ann@Mail.Example.Org" }],
])("an email address is in no line of the log, %s", (_, details) => {
  const line = logged("warn", "mail not sent", details);
  expect(line).not.toMatch(/ann|neil|zoë|postmaster/i);
  expect(line).toContain("…@…");
});

test("what is no email address stands in the log as it is: where a failure came from, a package, a time", () => {
  const said = "at file:///srv/node_modules/@smithy/core/index.js:3:1, pnpm/pg@8.11.0/node_modules, 5 @ 10:00";
  expect(JSON.parse(logged("error", "failed", { said })).said).toBe(said);
});
