import { expect, test } from "vitest";
import { isLeftByOther, lostHour, nextOptions } from "./next-options";

const asked = { id: "c1", noShowOf: null, topicName: "Tax Planning", durationMinutes: 60, urgency: "rush", slug: "ada" } as const;

test("other times of the same advisor keep topic and length, of what came to nothing what was written, and its urgency where it was never agreed", () => {
  for (const status of ["declined", "expired", "withdrawn"] as const)
    expect(nextOptions({ ...asked, status }).again).toBe("/advisors/ada?minutes=60&urgency=rush&topic=Tax+Planning&earlier=c1#times");
  const again = "/advisors/ada?minutes=60&topic=Tax+Planning";
  expect(nextOptions({ ...asked, status: "cancelled" }).again).toBe(`${again}&earlier=c1#times`);
  for (const status of ["completed", "no-show"] as const) expect(nextOptions({ ...asked, status }).again).toBe(`${again}#times`);
  expect(nextOptions({ ...asked, status: "cancelled", slug: null }).again).toBe(null);
});

test("others of its area are for whoever is left without the hour, and for nobody who had it or did not come", () => {
  const others = (status: Parameters<typeof nextOptions>[0]["status"], noShowOf: "client" | "advisor" | null = null) =>
    nextOptions({ ...asked, status, noShowOf }).others;
  for (const status of ["declined", "expired", "withdrawn", "cancelled"] as const)
    expect(others(status)).toBe("/book-consultation?topic=Tax+Planning&minutes=60&urgency=rush&except=ada&earlier=c1&find=1#results");
  expect(others("no-show", "advisor")).not.toBe(null);
  expect(others("no-show", "client")).toBe(null);
  expect(others("completed")).toBe(null);
});

test("an agreed hour is lost to who was cancelled by the other side, as long as others can be asked for it", () => {
  const at = new Date("2026-12-04T12:00:00Z");
  const cancelled = { status: "cancelled", closedBy: "advisor", wasAgreed: true, scheduledTime: at } as const;
  const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
  expect([lostHour(cancelled, before(31)), lostHour(cancelled, before(30))]).toEqual([at, null]);
  expect(lostHour({ ...cancelled, closedBy: "admin" }, before(60))).toEqual(at);
  for (const other of [{ closedBy: "client" }, { wasAgreed: false }, { status: "declined" }] as const)
    expect(lostHour({ ...cancelled, ...other }, before(60))).toBe(null);
  expect(nextOptions({ ...asked, status: "cancelled", lostHour: at }).others).toContain("time=2026-12-04T12%3A00%3A00.000Z");
});

test("who was left by the other side is led to others first, who cancelled or did not come themselves is not", () => {
  expect(isLeftByOther({ status: "cancelled", closedBy: "advisor", noShowOf: null })).toBe(true);
  expect(isLeftByOther({ status: "cancelled", closedBy: "client", noShowOf: null })).toBe(false);
  expect(isLeftByOther({ status: "no-show", closedBy: "clock", noShowOf: "advisor" })).toBe(true);
  expect(isLeftByOther({ status: "no-show", closedBy: "clock", noShowOf: "client" })).toBe(false);
});
