import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { addressContext } from "#app/middleware/viewer";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";
import { useSettings } from "../../../tests/support/settings";
import { loader } from "./og-image";

useDatabase();
useSettings({ RATE_LIMITS: "on" });

/** Asks for a picture from an address, as the router does. */
function ask(address: string, picture?: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(addressContext, address);
  const request = new Request("http://127.0.0.1/");
  return loader({ request, context, params: { picture } } as unknown as Parameters<typeof loader>[0]);
}

test("whose network had many pictures drawn is told when to come again, and has the site's own and what is kept", async () => {
  const [kept, other] = [await anAdvisor(), await anAdvisor()];
  const [crowd, visitor] = ["203.0.113.7", "203.0.113.8"];
  expect((await ask(visitor, `${kept.slug}.png`)).status).toBe(200);
  for (let count = 0; count < LIMITS["share-picture"].perNetwork; count += 1) secondsTooOften("share-picture", { address: crowd });
  const refused = await ask(crowd, `${other.slug}.png`);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  const given = [await ask(crowd, `${kept.slug}.png`), await ask(crowd), await ask(visitor, `${other.slug}.png`)];
  expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
});
