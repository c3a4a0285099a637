import { connect } from "node:net";

export interface Heard {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: string;
  body: string;
  milliseconds: number;
}

const MOST_KEPT = 400_000;

/**
 * Sends bytes as they are, on a connection of their own, and hears the whole answer; of a stream that does not end by itself, its beginning. What
 * leaves the server waiting for more is followed by the end: whoever hangs up is given up.
 */
export function sendBytes(port: number, { bytes, isCutShort }: { bytes: Buffer; isCutShort: boolean }, patienceMs: number): Promise<Heard> {
  return new Promise((resolve) => {
    const began = performance.now();
    let heard = "";
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => (isCutShort ? socket.end(bytes) : socket.write(bytes)));
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const [head = "", body = ""] = heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "").split(/\r\n\r\n([\s\S]*)/);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), headers: head, body, milliseconds: performance.now() - began });
    };
    const timer = setTimeout(done, patienceMs);
    socket.setEncoding("latin1").on("data", (piece: string) => {
      if (heard.length < MOST_KEPT) heard += piece;
      if (/\r\ncontent-type: text\/event-stream/i.test(heard.slice(0, 4000))) done();
    });
    socket.on("end", done).on("close", done).on("error", done);
  });
}
