import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { sharersOf } from "../limits/network";

/** So many of one network at a time: thousands of people share one, and a browser has six. */
const MOST_OF_NETWORK = 2000;
/** Of what this process may have open, files and the database's connections among it, so much is for those who come. */
const SHARE = 0.8;

/**
 * Lets no network take all connections, and all of them together not the last file: one more is closed at once. Behind a proxy, whose connections they are,
 * the proxy sees to the first.
 */
export function boundConnections(server: Server, { isBehindProxy = false, most = MOST_OF_NETWORK } = {}) {
  const open = new Map<string, number>();
  server.maxConnections = Math.floor(mostOpen() * SHARE);
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

/** How many files the process may have open; where the system does not say so, as many as most let it. */
function mostOpen(): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1]) || 1024;
  } catch {
    return 1024;
  }
}
