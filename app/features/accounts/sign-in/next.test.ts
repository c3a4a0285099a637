import fc from "fast-check";
import { expect, test } from "vitest";
import { safeNext } from "./next";

const BASE = "http://127.0.0.1:3000";

test("a path of the site is kept with its query and fragment", () => {
  expect(safeNext("/book-consultation?topic=tax#form", BASE)).toBe("/book-consultation?topic=tax#form");
  expect(safeNext("/", BASE)).toBe("/");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "\x01javascript:alert(1)",
  " //evil.example",
  "evil.example",
  "",
  `/${"a".repeat(10_000)}`,
])("%j leads nowhere", (value) => {
  expect(safeNext(value, BASE)).toBeNull();
});

test.each([undefined, null, 7, {}, ["/a"], new URL("http://127.0.0.1:3000/a")])("what is no text leads nowhere: %s", (value) => {
  expect(safeNext(value, BASE)).toBeNull();
});

const piece = fc.constantFrom(
  "/",
  "\\",
  "//",
  ".",
  "..",
  "%2f",
  "%5c",
  "\t",
  "\n",
  "\x01",
  "@",
  ":",
  "?",
  "#",
  "evil.example",
  "a",
  " ",
  "é",
  "\u2028",
  "https:",
  "javascript:",
);
const anyTarget = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.string(),
  fc.webUrl(),
);

test("whatever comes in, what goes out stays on the site, also when it is read again", () => {
  fc.assert(
    fc.property(anyTarget, (value) => {
      for (const target of [value, `/${value}`]) {
        const path = safeNext(target, BASE);
        if (path === null) continue;
        expect(path.startsWith("/")).toBe(true);
        expect(new URL(path, BASE).origin).toBe(BASE);
        expect(new URL(path, "https://other.example/deep/page").origin).toBe("https://other.example");
        expect(safeNext(path, BASE)).toBe(path);
      }
    }),
    { numRuns: 5000 },
  );
});
