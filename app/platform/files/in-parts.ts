/** Regroups a stream into chunks of exactly `bytes` each; the last may be shorter. */
export async function* inParts(content: AsyncIterable<Uint8Array>, bytes: number) {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    held.push(chunk);
    size += chunk.byteLength;
    while (size >= bytes) {
      const all = Buffer.concat(held);
      yield all.subarray(0, bytes);
      held = [all.subarray(bytes)];
      size -= bytes;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}
