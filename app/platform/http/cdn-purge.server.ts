import { setTimeout as wait } from "node:timers/promises";
import { config } from "#app/config.server";
import { describeError, log } from "#app/platform/log/log.server";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { PAGES_KEY } from "./cdn-headers.server";
import { onPagesOutdated } from "./page-cache.server";

/** Some CDNs distinguish purges only by the second. */
const APART_MS = 1100;
const PATIENCE_MS = 5000;

/**
 * Purges the CDN whenever a write that a page shows is committed: at once, and again a second later, when every server has learned of it.
 * Returns a function that stops this.
 */
export function purgeOnChange() {
  const { cdn } = config();
  if (!cdn) return () => undefined;
  let left = 0;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (left > 0) {
      left -= 1;
      await purge(cdn).catch((error) => log("error", "purging the cache in front failed", describeError(error)));
      await wait(APART_MS, undefined, { ref: false });
    }
    isRunning = false;
  };
  return onPagesOutdated(() => {
    left = 2;
    void run();
  });
}

/** The request suits Fastly (by the header) and Cloudflare (by the body); deploy/nginx/cache.conf accepts it as well. */
async function purge({ purgeUrl, token }: NonNullable<ReturnType<typeof config>["cdn"]>) {
  const { ok, status } = await fetchWithoutRedirects(purgeUrl, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "surrogate-key": PAGES_KEY,
      ...(token && { authorization: `Bearer ${token}`, "fastly-key": token }),
    },
    body: JSON.stringify({ tags: [PAGES_KEY] }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!ok) throw new Error(`it answered ${status}`);
}
