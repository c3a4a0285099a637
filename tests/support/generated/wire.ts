import { connect } from "node:net";

export interface Heard {
  /** 0 when the connection ended without a response. */
  status: number;
  headers: string;
  body: string;
  milliseconds: number;
}

const MAX_KEPT = 400_000;

/**
 * Sends raw bytes on a new connection and reads the whole response, or the beginning of an endless stream. A request that leaves the server
 * waiting is ended by closing: the server must give up.
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
      if (heard.length < MAX_KEPT) heard += piece;
      if (/\r\ncontent-type: text\/event-stream/i.test(heard.slice(0, 4000))) done();
    });
    socket.on("end", done).on("close", done).on("error", done);
  });
}
