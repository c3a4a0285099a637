import fc from "fast-check";
import { expect, test } from "vitest";
import { readyPage } from "./ready-page.server";

const HTML = "text/html; charset=utf-8";

const aPage = (headers: Record<string, string>, status = 200) => new Response("<!DOCTYPE html>", { status, headers });

test("a page that sets a cookie, is no page or says that it is one person's is nobody else's, whatever else it says", async () => {
  const others = fc.record({ etag: fc.constant('"x"'), vary: fc.constant("cookie") }, { requiredKeys: [] });
  const ownMarks: Record<string, string>[] = [
    { "set-cookie": "flash=eyJ0ZXh0IjoieCJ9; Path=/; HttpOnly" },
    { "set-cookie": "session=; Max-Age=0" },
    { "content-type": "application/json" },
    { "cache-control": "private, no-store" },
    { "cache-control": "no-store" },
    { "set-cookie": "zone=x", "cache-control": "private, no-cache" },
  ];
  const status = fc.constantFrom(200, 404, 503);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ownMarks), others, status, fc.boolean(), async (marks, rest, code, isKeepable) => {
      const answer = aPage({ "content-type": HTML, ...rest, ...marks }, code);
      expect(await readyPage(answer, isKeepable)).toBe(null);
      // Whoever it was made for can still read it.
      expect(await answer.text()).toBe("<!DOCTYPE html>");
    }),
  );
});

test("kept for others is a whole page alone, under an address that is counted", async () => {
  const keptOf = async (headers: Record<string, string>, status: number, isKeepable: boolean) =>
    (await readyPage(aPage({ "content-type": HTML, ...headers }, status), isKeepable))?.mayBeKept;
  expect(await keptOf({}, 200, true)).toBe(true);
  expect(await keptOf({}, 200, false)).toBe(false);
  for (const status of [404, 410, 500, 503]) expect(await keptOf({}, status, true)).toBe(false);
  expect(await keptOf({ "cache-control": "private, no-cache" }, 200, true)).toBe(false);
});
