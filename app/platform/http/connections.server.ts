import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { sharersOf } from "../limits/network";

/** Maximum of connections per network: thousands of people may share one, and a browser opens six. */
const MAX_OF_NETWORK = 2000;
/** The share of the process's file descriptors that incoming connections may use; the rest is for files and the database. */
const SHARE = 0.8;

/**
 * Limits connections per network, and their total below the process's file descriptors: any more are closed at once. Behind a proxy, all
 * connections are the proxy's, which limits networks itself.
 */
export function boundConnections(server: Server, { isBehindProxy = false, most = MAX_OF_NETWORK } = {}) {
  const open = new Map<string, number>();
  server.maxConnections = Math.floor(maxOpen() * SHARE);
  if (isBehindProxy) return;
  server.on("connection", (socket: Socket) => {
    const network = sharersOf(socket.remoteAddress ?? "");
    const before = open.get(network) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(network, before + 1);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** The process's limit of open files; where the system does not report it, a common default. */
function maxOpen(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]) || 1024;
  } catch {
    return 1024;
  }
}
