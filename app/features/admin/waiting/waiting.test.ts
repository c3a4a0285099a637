import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { AGES } from "../applications/application-filters";
import { SIDEBAR_LINKS } from "../frame/sidebar-links";
import { LISTS } from "../lists/list-shapes";
import { isMailDue, isNew, WAITING_LINKS } from "./waiting";

const noon = new Date("2026-12-01T12:00:00Z");
const hoursAgo = (hours: number) => new Date(noon.getTime() - hours * HOUR_MS);
const due = (kind: "reports" | "overdue", newest: Date, mailedAt: Date | null) =>
  isMailDue(kind, { count: 1, newest }, mailedAt, noon, DAY_MS);

test("the first is mailed at once, the next ones together a day later, and nothing new not at all", () => {
  expect(due("reports", hoursAgo(1), null)).toBe(true);
  expect(due("reports", hoursAgo(1), hoursAgo(23))).toBe(false);
  expect(due("reports", hoursAgo(1), hoursAgo(24))).toBe(true);
  expect(due("reports", hoursAgo(30), hoursAgo(25))).toBe(false);
});

test("what is overdue is mailed every day until it is decided", () => {
  expect(due("overdue", hoursAgo(50), hoursAgo(24))).toBe(true);
  expect(due("overdue", hoursAgo(50), hoursAgo(5))).toBe(false);
});

test("in the app each new one is said, and only then", () => {
  expect(isNew({ count: 2, newest: hoursAgo(1) }, hoursAgo(2))).toBe(true);
  expect(isNew({ count: 2, newest: hoursAgo(3) }, hoursAgo(2))).toBe(false);
  expect(isNew({ count: 1, newest: hoursAgo(3) }, null)).toBe(true);
});

test("what is overdue leads to the list of what is overdue", () => {
  const { pathname, searchParams } = new URL(WAITING_LINKS.overdue, "http://a");
  expect(pathname).toBe("/admin/applications");
  expect(AGES.find((age) => age === searchParams.get("age"))).toBe("overdue");
});

test("each payment that waits leads to the list of its state, and both are counted beside Payments", () => {
  const { states } = LISTS.payments;
  for (const kind of ["payments", "returns"] as const) {
    const params = new URL(WAITING_LINKS[kind], "http://a").searchParams;
    expect(params.get("view")).toBe("payments");
    expect(states).toContain(params.get("state"));
    expect(SIDEBAR_LINKS.find(({ id }) => id === "payments")).toMatchObject({ counts: expect.arrayContaining([kind]) });
  }
});
