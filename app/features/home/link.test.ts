import { expect, test } from "vitest";
import { isSafeLink } from "./link";

test.each(["/", "/find-advisor?q=1#top", "https://example.com/a?b=c", "HTTP://example.com"])("%j may be followed", (link) => {
  expect(isSafeLink(link)).toBe(true);
});

test.each([
  "",
  "find-advisor",
  "#top",
  "javascript:alert(1)",
  "JaVa\tScript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://user:secret@evil.example",
  "https:/\\evil.example",
  "https://",
  "mailto:a@b.example",
  "/a\u0000b",
  "/a\nb",
])("%j leads nowhere", (link) => {
  expect(isSafeLink(link)).toBe(false);
});
