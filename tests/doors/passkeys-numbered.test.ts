import { expect, test } from "vitest";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { aClient } from "../support/people";

/** The site's address is set to an IP address, so it rejects what is sent from a name; and no browser creates passkeys for an IP address. */
const site = useInhabitedSite({ environment: { BASE_URL: "http://127.0.0.1:3000" } });

test("a site whose given address is a number offers no passkeys, and no other address", async () => {
  const client = await enter(site, await aClient());
  const page = await (await client.get("/profile/security")).text();
  expect(page).toContain("Passkeys work once this site is opened by a domain name instead of an IP address.");
  expect(page).not.toContain("http://localhost:3000");
  expect(page).not.toContain("Add a passkey");
  expect(await (await site.visitor().get("/auth")).text()).not.toContain("Sign in with a passkey");
});
