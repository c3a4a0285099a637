import { expect, test } from "vitest";
import { waysOn } from "./ways-on";

const asked = { noShowOf: null, topicName: "Tax Planning", durationMinutes: 60, urgency: "rush", slug: "ada" } as const;

test("other times of the same advisor keep topic, length and urgency", () => {
  for (const status of ["declined", "expired", "withdrawn", "cancelled", "completed", "no-show"] as const)
    expect(waysOn({ ...asked, status }).again).toBe("/advisors/ada/book?minutes=60&urgency=rush&topic=Tax%20Planning");
  expect(waysOn({ ...asked, status: "cancelled", slug: null }).again).toBe(null);
});

test("others of its area are for whoever is left without the hour, and for nobody who had it or did not come", () => {
  const others = (status: Parameters<typeof waysOn>[0]["status"], noShowOf: "client" | "advisor" | null = null) =>
    waysOn({ ...asked, status, noShowOf }).others;
  for (const status of ["declined", "expired", "withdrawn", "cancelled"] as const)
    expect(others(status)).toBe("/book-consultation?topic=Tax+Planning&minutes=60&urgency=rush&except=ada&find=1#results");
  expect(others("no-show", "advisor")).not.toBe(null);
  expect(others("no-show", "client")).toBe(null);
  expect(others("completed")).toBe(null);
});
