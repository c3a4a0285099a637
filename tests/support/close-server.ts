import type { Server } from "node:http";

/** Closes a server at once: connections that wait for another request would keep it for seconds. */
export function closeServer(server: Server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
