import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { closeServer } from "./close-server";
import { type SiteOptions, useSite } from "./site";

interface ServedOptions extends SiteOptions {
  /** Defaults to a free one; set it if the site has to know its own port before it opens. */
  port?: number;
}

/** The built site on a socket, for a browser. Call it at the top of a file, before the browser's: no page may outlive its server. */
export function useServedSite({ port = 0, ...options }: ServedOptions = {}) {
  const site = useSite(options);
  let server: Server;
  let url = "";
  beforeAll(async () => {
    server = createServer(site.listener());
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    site.listensAt(url);
  });
  afterAll(async () => {
    site.moveClock(0);
    await closeServer(server);
  });
  return {
    site,
    /** Where it stores its files: emails it has written, and the demo's accounts. */
    folder: site.folder,
    get url() {
      return url;
    },
  };
}
