import { expect, test } from "vitest";
import { sideBySide } from "./side-by-side";

const columnsOf = (...spans: [number, number][]) =>
  sideBySide(spans.map(([from, to]) => ({ startMinute: from * 60, endMinute: to * 60 }))).map(
    ({ startMinute, column, columns }) => `${startMinute / 60}: ${column + 1} of ${columns}`,
  );

test("spans that overlap are side by side, and one alone has the whole width", () => {
  expect(columnsOf([10, 14], [11, 15])).toEqual(["10: 1 of 2", "11: 2 of 2"]);
  expect(columnsOf([9, 10], [10, 11])).toEqual(["9: 1 of 1", "10: 1 of 1"]);
  expect(columnsOf([10, 11], [10, 14], [13, 15], [16, 17])).toEqual(["10: 1 of 2", "10: 2 of 2", "13: 2 of 2", "16: 1 of 1"]);
});
