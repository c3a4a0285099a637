import { createHash } from "node:crypto";
import type pg from "pg";

/** The parts of node-postgres's custom query interface that COPY needs. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

interface Ended {
  resolve: (rows: number) => void;
  reject: (error: Error) => void;
}

/** Parses the row count from the server's command tag: "COPY 12". */
const rowsOf = ({ text }: { text: string }) => Number(text.split(" ").at(-1)) || 0;

/**
 * Runs `copy … to stdout` and passes on each row as the server sends it, one per message. `take` may return a promise, which is awaited
 * before more is read. Returns the number of rows.
 */
export function copyOut(client: pg.ClientBase, statement: string, take: (row: Buffer) => Promise<void> | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyOut(statement, take, { resolve, reject }));
  });
}

/** Runs `copy … from stdin` with rows as `copyOut` produced them. Returns the number of rows. */
export function copyIn(client: pg.ClientBase, statement: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, pieces, { resolve, reject }));
  });
}

abstract class Copy {
  protected rows = 0;
  protected failure: Error | null = null;

  constructor(
    private readonly statement: string,
    protected readonly ended: Ended,
  ) {}

  submit(connection: pg.Connection) {
    connection.query(this.statement);
  }

  handleCommandComplete(message: { text: string }) {
    this.rows = rowsOf(message);
  }

  handleError(error: Error) {
    this.failure ??= error;
    this.ended.reject(this.failure);
  }

  handleReadyForQuery() {
    if (this.failure) this.ended.reject(this.failure);
    else this.ended.resolve(this.rows);
  }
}

class CopyOut extends Copy {
  constructor(
    statement: string,
    private readonly take: (row: Buffer) => Promise<void> | undefined,
    ended: Ended,
  ) {
    super(statement, ended);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection) {
    // The driver reuses this memory for its next read.
    const taken = this.take(Buffer.from(chunk));
    if (!taken || stream.isPaused()) return;
    stream.pause();
    taken.catch((error: Error) => (this.failure ??= error)).finally(() => stream.resume());
  }
}

class CopyIn extends Copy {
  constructor(
    statement: string,
    private readonly pieces: AsyncIterable<Buffer>,
    ended: Ended,
  ) {
    super(statement, ended);
  }

  async handleCopyInResponse(connection: CopyConnection) {
    const { stream } = connection;
    try {
      for await (const piece of this.pieces) {
        if (this.failure) return;
        connection.sendCopyFromChunk(piece);
        if (stream.writableNeedDrain) await new Promise((resolve) => stream.once("drain", resolve));
      }
      connection.endCopyFrom();
    } catch (error) {
      this.failure = error as Error;
      connection.sendCopyFail("the rows could not be read");
    }
  }
}

const MODULUS = 1n << 256n;

/** An order-independent checksum of rows: the sum of each row's SHA-256. */
export class RowSum {
  #sum = 0n;

  add(row: Uint8Array) {
    this.#sum = (this.#sum + BigInt(`0x${createHash("sha256").update(row).digest("hex")}`)) % MODULUS;
  }

  get hex() {
    return this.#sum.toString(16).padStart(64, "0");
  }
}
