import { config } from "#app/config.server";
import { diskStore } from "./disk.server";
import { s3Store } from "./s3.server";
import type { S3Settings } from "./s3-client.server";
import type { FileStore } from "./stored-file";

let current: { of: S3Settings | string; store: FileStore } | undefined;

/** The file store of this process: S3 when its variables are set, else the folder in DATA_DIR. */
export function fileStore(): FileStore {
  const { s3, dataDir } = config();
  const of = s3 ?? dataDir;
  if (current?.of !== of) current = { of, store: s3 ? s3Store(s3) : diskStore(dataDir) };
  return current.store;
}
