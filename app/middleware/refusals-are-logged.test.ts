import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { refuseForm } from "#app/forms/refuse.server";
import { requireAdmin, viewerContext } from "./viewer";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubEnv("NODE_ENV", "production");
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The log lines of an event, an hour after any earlier one of its kind. */
function logged(work: () => void) {
  vi.setSystemTime(Date.now() + 3_600_000);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  work();
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  return lines.map(({ at: _, ...line }) => line);
}

function askAsAdmin(isAdmin: boolean) {
  const context = new RouterContextProvider();
  context.set(viewerContext, { userId: "ben", isAdmin } as never);
  const request = new Request("http://site/admin?view=people&q=ann@example.com");
  return () => requireAdmin({ request, context } as never, undefined as never);
}

test("whoever asks for the admin area and is no admin is a line of the log, with the path and without what was asked; an admin is none", () => {
  const line = { level: "warn", event: "access refused", path: "/admin", userId: "ben" };
  expect(logged(() => expect(askAsAdmin(false)).toThrow())).toEqual([line]);
  expect(logged(askAsAdmin(true))).toEqual([]);
});

test("a form that no page of the site sends is a line of the log; that of somebody who was signed out meanwhile, or came at a bad moment, is none", () => {
  for (const status of [400, 403, 413] as const)
    expect(logged(() => expect(() => refuseForm(status)).toThrow())).toEqual([{ level: "warn", event: "form refused", status }]);
  for (const status of [401, 503] as const) expect(logged(() => expect(() => refuseForm(status)).toThrow())).toEqual([]);
});
