import { expect, test } from "vitest";
import { readFeedAddress } from "./feed-address";

test("an https address is taken as it is, without what stands behind the #", () => {
  expect(readFeedAddress(" https://calendar.example.com/a/b.ics?key=1#top ")).toEqual({
    ok: true,
    address: "https://calendar.example.com/a/b.ics?key=1",
    host: "calendar.example.com",
  });
});

test("what calendar programs call webcal is https", () => {
  expect(readFeedAddress("webcal://p01.example.com/x")).toMatchObject({ ok: true, address: "https://p01.example.com/x" });
});

test("an address that is not encrypted is refused with its reason", () => {
  expect(readFeedAddress("http://calendar.example.com/a.ics")).toEqual({ ok: false, reason: "calendar.addressNotSecure" });
});

test("nothing at all is asked for", () => {
  expect(readFeedAddress("  ")).toEqual({ ok: false, reason: "calendar.addressNeeded" });
});

test.each([
  "calendar",
  "ftp://example.com/a",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "https://",
  "https://me:secret@example.com/a",
])("%s is no address of a calendar", (text) => expect(readFeedAddress(text)).toEqual({ ok: false, reason: "calendar.addressUnreadable" }));

test("an address longer than any calendar's is refused", () => {
  expect(readFeedAddress(`https://example.com/${"a".repeat(2000)}`).ok).toBe(false);
});
