import { expect, test } from "vitest";
import type { Client } from "../support/client";
import { useSite } from "../support/site";

const site = useSite();

/** A page that is listening, after its stream's greeting. */
async function listening(person: Client) {
  const reader = (await person.get("/notifications/live")).body!.getReader();
  await reader.read();
  return reader;
}

test("a site that closes ends the pages that still listen, and one that opens again in the same process tells its own", async () => {
  const person = await site.person("ann@example.com");
  const left = await listening(person);
  await site.restart();
  expect((await left.read()).done).toBe(true);
  const heard = await listening(person);
  await site.rows("select pg_notify('people', id::text) from users where email = 'ann@example.com'");
  expect(new TextDecoder().decode((await heard.read()).value)).toContain("event: change");
  await heard.cancel();
});
