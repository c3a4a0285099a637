import type { ReadStream } from "node:fs";
import type { ServerResponse } from "node:http";

/**
 * Closes the file that an answer is read from as soon as the answer ends, however it ends: what is piped into it would stay open when the one who asked has
 * left, for as long as the process lives. A file that cannot be read ends the answer, and not the process.
 */
export function closeFileWithAnswer(outgoing: ServerResponse) {
  outgoing.once("pipe", (file: ReadStream) => {
    outgoing.once("close", () => file.destroy());
    file.once("error", () => outgoing.destroy());
  });
}
