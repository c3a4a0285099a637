import { type IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { moveClock } from "../clock.server";
import { emptyPageCache, outdatePages, renderOnce, sendCached, sharedKey, staleAnswer } from "./page-cache.server";

const MINUTE_MS = 60_000;
const asked = { method: "GET", url: "/about", headers: { host: "site.example" } } as IncomingMessage;
const aPage = async () => new Response("<!DOCTYPE html>", { headers: { "content-type": "text/html; charset=utf-8" } });

afterEach(() => {
  moveClock(0);
  emptyPageCache();
});

test("when there is no newer page the last one is shown for an hour, and says how old it is; an older one is not", async () => {
  expect(await staleAnswer(asked)).toBe(null);
  await renderOnce({ key: sharedKey(asked, true) ?? "", isCounted: true }, aPage, { destroyed: false });
  outdatePages();
  for (const [minutes, isShown] of [
    [1, true],
    [59, true],
    [61, false],
    [600, false],
    [59, true],
  ] as const) {
    moveClock(minutes * MINUTE_MS);
    const stale = await staleAnswer(asked);
    expect([minutes, stale?.status ?? null]).toEqual([minutes, isShown ? 200 : null]);
    expect(Math.round(Number(stale?.headers.get("age") ?? minutes * 60) / 60)).toBe(minutes);
  }
});

test("a page that several wait for is nobody's any more once all of them have left, and not before", async () => {
  const askers = [{ destroyed: false }, { destroyed: false }];
  let isGone = () => false;
  const made = Promise.withResolvers<Response>();
  const render = (tell: () => boolean) => {
    isGone = tell;
    return made.promise;
  };
  const answers = askers.map((asker) => renderOnce({ key: "one", isCounted: true }, render, asker));
  for (const asker of askers) {
    expect(isGone()).toBe(false);
    asker.destroyed = true;
  }
  expect(isGone()).toBe(true);
  made.resolve(await aPage());
  await Promise.all(answers);
});

test("where whoever asked first is told to come back, those who came later ask together once more", async () => {
  const answers = [new Response(null, { status: 503 }), await aPage()];
  let renderings = 0;
  const render = async () => answers[renderings++] ?? new Response(null, { status: 500 });
  const given = await Promise.all(
    Array.from({ length: 4 }, () => renderOnce({ key: "two", isCounted: true }, render, { destroyed: false })),
  );
  expect(given.map(({ status }) => status)).toEqual([503, 200, 200, 200]);
  expect(renderings).toBe(2);
});

/** A page still being rendered while something changes. */
function aPageInTheMaking() {
  const made = Promise.withResolvers<Response>();
  const shown = renderOnce({ key: sharedKey(asked, true) ?? "", isCounted: true }, () => made.promise, { destroyed: false });
  return async (text: string) => {
    made.resolve(new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } }));
    await shown;
  };
}

const lastShown = async () => (await staleAnswer(asked))?.text();

test("a page that something changed under is kept for when there is no newer one, and stands in the place of none that is newer", async () => {
  const finishFirst = aPageInTheMaking();
  outdatePages();
  const finishSecond = aPageInTheMaking();
  outdatePages();
  await finishSecond("second");
  expect(await lastShown()).toBe("second");
  await finishFirst("first");
  expect(await lastShown()).toBe("second");
});

test("a page that was in the making when what it shows was taken away is kept for nothing", async () => {
  const finish = aPageInTheMaking();
  emptyPageCache();
  await finish("with somebody who is gone");
  expect(await lastShown()).toBeUndefined();
});

/** Whether a new visitor gets the cached page. */
const isCurrent = () => sendCached(asked, new ServerResponse(asked));

const CHANGES: Record<string, () => void> = {
  "something changes": outdatePages,
  "much changes": () => {
    outdatePages();
    outdatePages();
  },
  "something is taken away": emptyPageCache,
};

test.each(
  Object.entries(CHANGES),
)("a page that is in the making while %s is not sent as the current one: the next that is made is", async (_, change) => {
  await aPageInTheMaking()("before");
  expect(isCurrent()).toBe(true);
  const finish = aPageInTheMaking();
  change();
  expect(isCurrent()).toBe(false);
  await finish("of before the change");
  expect(isCurrent()).toBe(false);
  await aPageInTheMaking()("of after the change");
  expect([isCurrent(), await lastShown()]).toEqual([true, "of after the change"]);
});
