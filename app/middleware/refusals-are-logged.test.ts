import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { refuseForm } from "#app/forms/refuse.server";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import { requireAdmin, viewerContext } from "./viewer";

vi.mock("#app/platform/log/log-seldom.server", () => ({ logSeldom: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

const logged = () => vi.mocked(logSeldom).mock.calls;

function askAsAdmin(isAdmin: boolean) {
  const context = new RouterContextProvider();
  context.set(viewerContext, { userId: "ben", isAdmin } as never);
  const request = new Request("http://site/admin?view=people&q=ann@example.com");
  return () => requireAdmin({ request, context } as never, undefined as never);
}

test("whoever asks for the admin area and is no admin is a line of the log, with the path and without what was asked; an admin is none", () => {
  expect(askAsAdmin(false)).toThrow();
  expect(logged()).toEqual([["warn", "access refused", { path: "/admin", userId: "ben" }]]);
  vi.clearAllMocks();
  askAsAdmin(true)();
  expect(logged()).toEqual([]);
});

test("a form that no page of the site sends is a line of the log; that of somebody who was signed out meanwhile, or came at a bad moment, is none", () => {
  for (const status of [400, 403, 413, 401, 503] as const) expect(() => refuseForm(status)).toThrow();
  expect(logged()).toEqual([400, 403, 413].map((status) => ["warn", "form refused", { status }]));
});
