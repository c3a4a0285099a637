const SEGMENT = /^[a-z0-9][\w.-]{0,199}$/i;

export interface StoredFile {
  bucket: string;
  path: string;
}

export interface ByteRange {
  start: number;
  /** The last byte, not the one after it. */
  end: number;
}

/** What keeps the content of files: a folder, or S3. */
export interface FileStore {
  /** Writes a new file, whole or not at all, and returns its size in bytes. Throws `FileTooLarge` after `mostBytes`. */
  write(stored: StoredFile, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, mostBytes: number): Promise<number>;
  /** A file's content, or a part of it, as a stream; null when there is none. */
  read(stored: StoredFile, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** The bytes of a file; null when there is none. */
  size(stored: StoredFile): Promise<number | null>;
  /** Removes a file; one that is gone already is not missed. */
  remove(stored: StoredFile): Promise<void>;
  /** Removes what killed servers left half-written. Returns how many there were. */
  removeUnfinished(now: Date): Promise<number>;
  /** Whether there is room for so many bytes more. */
  hasRoomFor(bytes: number): Promise<boolean>;
}

export class FileTooLarge extends Error {}

/** The store does not answer, or not as it should: worth asking again later. */
export class StoreAway extends Error {}

/** Where a file lies in its store. Every part of a path is a plain name, so that none lies outside of it. */
export function segmentsOf({ bucket, path }: StoredFile): string[] {
  const segments = [bucket, ...path.split("/")];
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes(".."))) throw new Error("not a place in the file store");
  return segments;
}
