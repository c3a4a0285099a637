import type { Server } from "node:http";

/** Closes a server at once: idle keep-alive connections would delay it by seconds. */
export function closeServer(server: Server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
