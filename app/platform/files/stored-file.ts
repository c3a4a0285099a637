const SEGMENT = /^[a-z0-9][\w.-]{0,199}$/i;

export interface StoredFile {
  bucket: string;
  path: string;
}

export interface ByteRange {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

/** A store of file contents: a folder, or S3. */
export interface FileStore {
  /** Writes a new file, all or nothing, and returns its size in bytes. Throws `FileTooLarge` after `maxBytes`. */
  write(stored: StoredFile, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes: number): Promise<number>;
  /** Reads a file, or a range of it, as a stream; null when there is none. */
  read(stored: StoredFile, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Size of a file in bytes; null when there is none. */
  size(stored: StoredFile): Promise<number | null>;
  /** Removes a file; does nothing when it is gone already. */
  remove(stored: StoredFile): Promise<void>;
  /** Removes partial files left by killed servers. Returns how many there were. */
  removeUnfinished(now: Date): Promise<number>;
  /** Whether there is room for this many more bytes. */
  hasRoomFor(bytes: number): Promise<boolean>;
}

export class FileTooLarge extends Error {}

/** The store is unreachable or answers wrongly: worth a retry later. */
export class StoreUnavailable extends Error {}

/** The path segments of a file in its store. Every segment must be a plain name, so that none leads out of it. */
export function segmentsOf({ bucket, path }: StoredFile): string[] {
  const segments = [bucket, ...path.split("/")];
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes(".."))) throw new Error("not a place in the file store");
  return segments;
}
