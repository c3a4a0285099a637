import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { useSettings } from "../../tests/support/settings";
import { incomingRequestContext, queuePages } from "./page-queue";
import { addressContext } from "./viewer";

useSettings({ MAX_WAIT_SECONDS: "60" });

const soon = () => new Promise((resolve) => setImmediate(resolve));

test("of those who wait for a page one of another network is next, however many of one came before", async () => {
  const inLine = queuePages(() => new Response(null, { status: 503 }));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (address: string) => {
    const context = new RouterContextProvider();
    context.set(addressContext, address);
    context.set(incomingRequestContext, { what: "page", since: performance.now(), isGone: () => false, waitedMs: 0 });
    const draw = () => {
      begun.push(address);
      return new Promise<Response>((resolve) => ends.push(() => resolve(new Response())));
    };
    const given = { request: new Request("http://here/"), context, params: {} } as unknown as Parameters<typeof inLine>[0];
    void inLine(given, draw);
  };
  for (let count = 0; count < 12; count++) come("203.0.113.70");
  come("203.0.113.71");
  await soon();
  const together = begun.length;
  expect(begun).not.toContain("203.0.113.71");
  ends.shift()?.();
  await soon();
  expect(begun.slice(together)).toEqual(["203.0.113.71"]);
  while (ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await soon();
  }
  expect(begun).toHaveLength(13);
});
