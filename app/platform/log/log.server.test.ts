import { expect, test, vi } from "vitest";
import { describeError, log } from "./log.server";

test("a failed query is told with its statement and its cause, and never with the values that people typed", () => {
  const error = Object.assign(new Error("Failed query: insert\nparams: ann@example.com"), {
    query: "insert into users",
    params: ["ann@example.com"],
    cause: new Error("disk full"),
  });
  expect(describeError(error)).toEqual({ error: "a query failed", query: "insert into users", cause: "Error: disk full" });
});

test("a link that lets somebody in loses what makes it work, whoever quotes it, and a long value its end", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("NODE_ENV", "production");
  const quoted = new Error("554 spam: https://a.example/auth/reset?token=abc-DEF_123 and https://a.example/auth/confirm?next=/&token=ghi");
  log("warn", "mail not sent", { ...describeError(quoted), said: "y".repeat(900) });
  vi.unstubAllEnvs();
  const line = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  expect(line).toContain("https://a.example/auth/reset?token=… and https://a.example/auth/confirm?next=/&token=…");
  expect(line).not.toMatch(/abc-DEF|ghi/);
  expect(JSON.parse(line).said).toBe(`${"y".repeat(500)}…`);
});
