import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityProblems, overflows, useBrowser } from "../support/browser";
import { signIn, signOut } from "../support/demo";
import { long } from "../support/long";
import { useServedSite } from "../support/served-site";

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** A passkey is bound to a host name, so the site has to know its own before it opens. */
const port = await freePort();
const site = `http://localhost:${port}`;
const server = useServedSite({ demo: true, port, environment: { BASE_URL: site } });
const browser = useBrowser();

const passwordOf = (email: string) =>
  new RegExp(`${email}\\s+(\\S+)`).exec(readFileSync(path.join(server.folder, "demo-accounts.txt"), "utf8"))?.[1] ?? "";

/** Opens a window on a device with fingerprint verification. */
async function aDevice(options: { width?: number; scheme?: "light" | "dark" } = {}) {
  const page = await browser.visit({ ...options, baseURL: site });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const recognises = (isUserVerified: boolean) => devTools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { page, recognises };
}

async function enterByPassword(page: Page, email: string, next: string) {
  await signIn(page, { email, password: passwordOf(email) }, next);
}

const leave = async (page: Page) => {
  await signOut(page);
  await page.waitForURL((url) => url.pathname !== "/profile/security");
};
const passkeys = (page: Page) => page.locator("#passkeys");

test("a passkey is added, named, signs in at the first press, and is removed", async () => {
  const { page } = await aDevice();
  await enterByPassword(page, "client@demo.example", "/profile/security");
  await passkeys(page).getByText("You have no passkey yet.").waitFor();
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Your passkey is added. You can sign in with it from now on.").waitFor();
  await passkeys(page).getByText("Chrome on Linux", { exact: true }).waitFor();
  await passkeys(page).getByText("Rename").click();
  await passkeys(page).getByLabel("Name").fill("My laptop");
  await passkeys(page).getByRole("button", { name: "Save" }).click();
  await passkeys(page).getByText("My laptop", { exact: true }).waitFor();
  await leave(page);
  await page.goto("/auth?next=/profile/security");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(`${site}/profile/security`);
  await passkeys(page)
    .getByText(/last used/)
    .waitFor();
  await passkeys(page).getByRole("button", { name: "Remove My laptop" }).click();
  await passkeys(page).getByText("You have no passkey yet.").waitFor();
});

long("a device that does not recognise its person signs nobody in, and says so", async () => {
  const { page, recognises } = await aDevice();
  await enterByPassword(page, "adviser@demo.example", "/profile/security");
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Your passkey is added. You can sign in with it from now on.").waitFor();
  await leave(page);
  await recognises(false);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("Your device did not confirm. Try again, or choose another way.").waitFor();
  await recognises(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL(`${site}/`);
});

long.each([
  [390, "light"],
  [1280, "dark"],
] as const)("both pages fit %i pixels in the %s theme and are open to everybody", async (width, scheme) => {
  const { page } = await aDevice({ width, scheme });
  await page.goto("/auth");
  expect(await overflows(page)).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await enterByPassword(page, "admin@demo.example", "/profile/security");
  await passkeys(page).getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("Your passkey is added. You can sign in with it from now on.").waitFor();
  expect(await overflows(page)).toBe(false);
  expect(await accessibilityProblems(page)).toEqual([]);
  await passkeys(page).scrollIntoViewIfNeeded();
  await page.goto("/profile/security#passkeys");
  await passkeys(page)
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await passkeys(page).getByText("You have no passkey yet.").waitFor();
});
