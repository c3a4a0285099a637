import { expect, test } from "vitest";
import { bookPath, HANDED_ON } from "#app/features/advisors/page/book-path";
import { EDGE_TIMES } from "../../../../tests/support/edge-times";
import { HOUR_PARAMETERS, hourPath, isHourPath, oddMinutes, otherTimesPath, readHourSelection } from "./hour-selection";

const read = (query: string) => readHourSelection(new URLSearchParams(query));

test("an address says what is chosen, and says it again", () => {
  const path =
    "/advisors/ada/book?time=2026-12-02T12%3A00%3A00Z&minutes=60&urgency=rush&topic=finance&hold=h&quote=q&account=known&sent=1&confirm=c";
  const selection = read(path.split("?")[1]!);
  expect(selection).toEqual({
    time: "2026-12-02T12:00:00Z",
    minutes: 60,
    urgency: "rush",
    topic: "finance",
    hold: "h",
    quote: "q",
    replaces: "",
    earlier: "",
    typed: "",
    account: "known",
    isSent: true,
    confirm: "c",
  });
  expect(hourPath("ada", selection)).toBe(path);
});

test("an address whose text is cut in the middle of a character can be said again", () => {
  for (const length of [60, 120, 200, 255, 300])
    for (const odd of ["", "x"]) {
      const topic = `${odd}${"😀".repeat(length)}`;
      expect(hourPath("ada", read(`topic=${topic}`))).toMatch(/topic=/);
    }
});

test("what an address does not say, or says wrongly, is as usual, and left out", () => {
  const usual = {
    time: "",
    minutes: 30,
    urgency: "normal",
    topic: "",
    hold: "",
    quote: "",
    replaces: "",
    earlier: "",
    typed: "",
    account: "new",
    isSent: false,
    confirm: "",
  };
  expect(read("")).toEqual(usual);
  expect(read("minutes=abc&urgency=never&account=admin&sent=yes")).toEqual(usual);
  expect(read(`topic=${"a".repeat(500)}`).topic).toHaveLength(120);
  expect(hourPath("ada", {})).toBe("/advisors/ada/book");
});

test.each([
  ["minutes=17", 17, 15],
  ["minutes=600", 600, 90],
  ["minutes=0", "0", 30],
  ["minutes=-30", "-30", 30],
  ["minutes=abc", "abc", 30],
  ["minutes=30.5", "30.5", 30],
  ["minutes=75", null, 75],
  ["minutes=", null, 30],
  ["", null, 30],
])("of the length in ?%s, %s is said to be none that is offered, and %s is chosen", (query, odd, minutes) => {
  expect(oddMinutes(new URLSearchParams(query))).toBe(odd);
  expect(read(query).minutes).toBe(minutes);
});

test("another time is chosen on the reader's day of the hour so far, and comes back with all that was wished but the time and what is held for it", () => {
  const selection = {
    ...read("urgency=rush&topic=finance&quote=q&replaces=r&account=known&sent=1&confirm=c&hold=h"),
    minutes: 45 as const,
  };
  const kept = "urgency=rush&topic=finance&quote=q&replaces=r&account=known&sent=1&confirm=c";
  const calendar = otherTimesPath("ada", { ...selection, time: "2026-12-02T23:30:00Z" }, "Asia/Tokyo");
  expect(calendar).toBe(`/advisors/ada?minutes=45&${kept}&day=2026-12-03#times`);
  for (const time of ["soon", ...EDGE_TIMES.filter((each) => !/^(19|89|90)/.test(each))])
    expect(otherTimesPath("ada", { ...selection, time }, "Asia/Tokyo")).not.toContain("day=");
  const asked = new URL(calendar, "http://site").searchParams;
  expect(bookPath("ada", "2026-12-04T10:00:00Z", 45, asked)).toBe(`/advisors/ada/book?time=2026-12-04T10%3A00%3A00Z&minutes=45&${kept}`);
  expect([...HANDED_ON, "time", "minutes", "hold"].toSorted()).toEqual([...HOUR_PARAMETERS].toSorted());
});

test.each([
  ["/advisors/ada/book", true],
  ["/advisors/ada/book?time=1", true],
  ["/advisors/ada", false],
  ["/advisors/ada/booking", false],
  ["/auth/advisors/ada/book", false],
])("%s is an hour's address: %s", (path, isSo) => {
  expect(isHourPath(path)).toBe(isSo);
});
