import fc from "fast-check";
import { expect, test } from "vitest";
import { pageAnswer, type ReadyPage, readyPage } from "./compressed-page.server";

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
      // The original requester can still read it.
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

test("while many pages are packed at their best, whoever waits for another waits for one of them, not for all", async () => {
  const page = async (name: number) => {
    const made = await readyPage(new Response(`${name} `.repeat(20_000), { headers: { "content-type": HTML } }), true);
    if (!made) throw new Error("no page");
    return made;
  };
  const asked = { headers: { "accept-encoding": "br" } };
  const pages = await Promise.all(Array.from({ length: 20 }, (_, index) => page(index)));
  for (let time = 0; time < 3; time += 1) await Promise.all(pages.map((one) => pageAnswer(one, asked)));
  const quickly = pages.map(({ packed }) => packed.br);
  const isAtBest = (one: ReadyPage, index: number) => one.packed.br !== quickly[index];
  await pageAnswer(await page(99), asked);
  expect(pages.filter(isAtBest).length).toBeLessThan(10);
  await expect.poll(() => pages.every(isAtBest), { timeout: 60_000 }).toBe(true);
});
