import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { db } from "#app/db/client.server";
import { startSession } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { useBrowser } from "./browser";
import { useInhabitedSite } from "./inhabitants";

type Looks = Omit<Parameters<ReturnType<typeof useBrowser>["visit"]>[0], "baseURL">;

/** A site with people that a browser can reach, whose clock a story can move; and windows in which one of them is signed in. */
export function useWindows() {
  const site = useInhabitedSite();
  let server: Server;
  let baseURL = "";
  beforeAll(async () => {
    server = createServer(site.listener());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    site.moveClock(0);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  // Its own afterAll runs before these: no page is left without its server.
  const browser = useBrowser();

  async function windowOf({ userId }: Pick<Viewer, "userId">, looks: Looks = {}) {
    const page = await browser.visit({ ...looks, baseURL });
    const value = await startSession(db, { userId, rememberMe: true, device: { address: "127.0.0.1", userAgent: "test" } }, new Date());
    await page.context().addCookies([{ name: "session", value, url: baseURL }]);
    return page;
  }
  return { site, windowOf };
}
