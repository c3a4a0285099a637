import type { ReadStream } from "node:fs";
import type { ServerResponse } from "node:http";

/**
 * Closes the file that a response is read from as soon as the response ends, for whatever reason: otherwise a piped file would stay open
 * for the life of the process when the client disconnects. An unreadable file ends the response, not the process.
 */
export function closeFileWithAnswer(outgoing: ServerResponse) {
  outgoing.once("pipe", (file: ReadStream) => {
    outgoing.once("close", () => file.destroy());
    file.once("error", () => outgoing.destroy());
  });
}
