import { expect, test } from "vitest";
import { isInPart, readTraceparent, writeTraceparent } from "./trace-context";

const [TRACE, SPAN] = ["0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"];

test("a trace of another program is read, and written as it was", () => {
  for (const isSampled of [true, false]) {
    const context = { traceId: TRACE, spanId: SPAN, isSampled };
    expect(readTraceparent(writeTraceparent(context))).toEqual(context);
  }
  expect(readTraceparent(`00-${TRACE}-${SPAN}-03`)?.isSampled).toBe(true);
  expect(readTraceparent(`01-${TRACE}-${SPAN}-00-more`)?.traceId).toBe(TRACE);
});

test.each([
  undefined,
  "",
  [`00-${TRACE}-${SPAN}-01`],
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${"0".repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
])("%s is no trace that may be gone on with", (header) => {
  expect(readTraceparent(header)).toBeNull();
});

test("of all traces a part is kept: none of it, all of it, and the lower half", () => {
  const [low, high] = [`${"f".repeat(19)}${"0".repeat(13)}`, "f".repeat(32)];
  expect([isInPart(low, 0), isInPart(high, 1), isInPart(low, 0.5), isInPart(high, 0.5)]).toEqual([false, true, true, false]);
});
