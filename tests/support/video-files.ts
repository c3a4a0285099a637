const WORD = 4;

/** Builds a box of an MP4 file. */
export function box(name: string, content: Uint8Array | string = ""): Buffer {
  const inside = Buffer.from(content as string);
  const head = Buffer.alloc(2 * WORD);
  head.writeUInt32BE(head.length + inside.length);
  head.write(name, WORD, "latin1");
  return Buffer.concat([head, inside]);
}

/** Builds the description of a film with a duration in seconds. */
export function film(seconds: number): Buffer {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1000, 3 * WORD);
  head.writeUInt32BE(seconds * 1000, 4 * WORD);
  return box("moov", box("mvhd", head));
}

/** Builds what a phone would send: a well-formed MP4 file of `bytes` bytes (200 at least) whose pictures are only noise. */
export function anMp4(bytes = 1000, seconds = 5): Buffer {
  const frame = Buffer.concat([box("ftyp", "isom\0\0\x02\0isomiso2avc1mp41"), film(seconds)]);
  return Buffer.concat([frame, box("mdat", Buffer.alloc(Math.max(0, bytes - frame.length - 2 * WORD), 7))]);
}

/** Builds the beginning of a WebM file, followed by some bytes. */
export const aWebm = () =>
  Buffer.concat([
    Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff", "hex"),
    Buffer.alloc(300),
  ]);
