import { createConnection, createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import type pg from "pg";

/**
 * A proxy to a database that can be stopped as SIGSTOP would stop PostgreSQL (requests stay unanswered, and get through afterwards), or cut
 * as if it were killed.
 */
export class StoppableDatabase {
  #server: Server;
  #links = new Set<{ outside: Socket; inside: Socket }>();
  #state: "on" | "silent" | "gone" = "on";
  /** Receives everything sent to the database. */
  heard: (piece: Buffer) => void = () => undefined;

  constructor(where: pg.ClientConfig) {
    const target = where.host?.startsWith("/")
      ? { path: path.join(where.host, `.s.PGSQL.${where.port}`) }
      : { host: where.host, port: where.port ?? 5432 };
    this.#server = createServer((outside) => {
      if (this.#state === "gone") return outside.destroy();
      const inside = createConnection(target);
      const link = { outside, inside };
      this.#links.add(link);
      for (const socket of [outside, inside])
        socket
          .on("error", () => undefined)
          .on("close", () => {
            this.#links.delete(link);
            outside.destroy();
            inside.destroy();
          });
      outside.on("data", (piece: Buffer) => {
        this.heard(piece);
        inside.write(piece);
      });
      inside.on("data", (piece: Buffer) => outside.write(piece));
      if (this.#state === "silent") this.#hold(link);
    });
  }

  /** Opens the proxy; returns connection settings that go through it. */
  async open({ user, password, database }: pg.ClientConfig) {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    return `postgres://${user}${password ? `:${password}` : ""}@127.0.0.1:${port}/${database}`;
  }

  /** From now on nothing gets through, in either direction, including new connections. */
  stop() {
    this.#state = "silent";
    for (const link of this.#links) this.#hold(link);
  }

  /** Cuts every connection, and each new one. */
  cut() {
    this.#state = "gone";
    for (const { outside } of this.#links) outside.destroy();
  }

  goOn() {
    this.#state = "on";
    for (const { outside, inside } of this.#links) {
      outside.resume();
      inside.resume();
    }
  }

  async close() {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #hold({ outside, inside }: { outside: Socket; inside: Socket }) {
    outside.pause();
    inside.pause();
  }
}
