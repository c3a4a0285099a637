import { expect, test } from "vitest";
import { hourPath, isHourPath, readHourWish } from "./hour-wish";

const read = (query: string) => readHourWish(new URLSearchParams(query));

test("an address says what is chosen, and says it again", () => {
  const path =
    "/advisors/ada/book?time=2026-12-02T12%3A00%3A00Z&minutes=60&urgency=rush&topic=finance&hold=h&quote=q&account=known&sent=1&confirm=c";
  const wish = read(path.split("?")[1]!);
  expect(wish).toEqual({
    time: "2026-12-02T12:00:00Z",
    minutes: 60,
    urgency: "rush",
    topic: "finance",
    hold: "h",
    quote: "q",
    replaces: "",
    account: "known",
    isSent: true,
    confirm: "c",
  });
  expect(hourPath("ada", wish)).toBe(path);
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
    account: "new",
    isSent: false,
    confirm: "",
  };
  expect(read("")).toEqual(usual);
  expect(read("minutes=17&urgency=never&account=admin&sent=yes")).toEqual(usual);
  expect(read(`topic=${"a".repeat(500)}`).topic).toHaveLength(120);
  expect(hourPath("ada", {})).toBe("/advisors/ada/book");
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
