import { afterAll, beforeAll } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/db/client.server";
import { startSession } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { useBrowser } from "./browser";
import { useServedSite } from "./served-site";

type Looks = Omit<Parameters<ReturnType<typeof useBrowser>["visit"]>[0], "baseURL">;

/** A site with people, reachable by a browser, whose clock a test can move; and windows in which one of them, or nobody, is signed in. */
export function useWindows() {
  const server = useServedSite();
  beforeAll(() => {
    connectDatabase(server.site.database.where);
  });
  afterAll(disconnectDatabase);
  const browser = useBrowser();

  const visit = (looks: Looks = {}) => browser.visit({ ...looks, baseURL: server.url });

  async function windowOf({ userId }: Pick<Viewer, "userId">, looks: Looks = {}) {
    const page = await visit(looks);
    const value = await startSession(db, { userId, rememberMe: true, device: { address: "127.0.0.1", userAgent: "test" } }, new Date());
    await page.context().addCookies([{ name: "session", value, url: server.url }]);
    return page;
  }
  return { site: server.site, visit, windowOf, complaints: browser.complaints };
}
