import fc from "fast-check";
import { expect, test } from "vitest";
import { isWebAddress, webAddressSchema } from "./web-address";

test("addresses that run a script or carry data are refused", () => {
  for (const address of [
    "javascript:alert(1)",
    "JaVa\tScript:alert(1)",
    "data:text/html,<b>",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "https:\\\\evil.example",
  ])
    expect(webAddressSchema.safeParse(address).success, address).toBe(false);
});

test("an address names a public host and no user", () => {
  expect(isWebAddress("https://example.com/about?x=1#y")).toBe(true);
  for (const address of ["https://user@example.com", "https://:pass@example.com", "https://localhost", "http://", "https://", "not a url"])
    expect(isWebAddress(address), address).toBe(false);
});

test("an address without its scheme gets https, and none is needed at all", () => {
  expect(webAddressSchema.parse(" example.com/me ")).toBe("https://example.com/me");
  expect(webAddressSchema.parse("")).toBe("");
  expect(webAddressSchema.safeParse("not-a-url").success).toBe(false);
});

test("an address has at most 255 characters", () => {
  const start = "https://example.com/";
  expect(webAddressSchema.safeParse(start + "a".repeat(255 - start.length)).success).toBe(true);
  expect(webAddressSchema.safeParse(start + "a".repeat(256 - start.length)).success).toBe(false);
});

test("whatever is kept is an http address when a browser reads it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (text) => {
      const kept = webAddressSchema.safeParse(text);
      if (kept.success && kept.data !== "") expect(new URL(kept.data, "https://site.example").protocol).toMatch(/^https?:$/);
    }),
  );
});
