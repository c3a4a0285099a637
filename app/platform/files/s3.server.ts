import { HOUR_MS } from "../durations";
import { MEGABYTE } from "../sizes";
import { inParts } from "./in-parts";
import { type S3Settings, s3Client, tagOf, unescaped } from "./s3-client.server";
import { type FileStore, FileTooLarge, type StoredFile, StoreUnavailable, segmentsOf } from "./stored-file";

/** How much of an upload is buffered at a time. S3 requires at least 5 MB for each part but the last. */
const PART_BYTES = 8 * MEGABYTE;
/** No upload takes longer: an older one was left by a server that died. */
const UNFINISHED_MS = HOUR_MS;

/** A file store in an S3-compatible bucket, with path-style addresses (ENDPOINT/BUCKET/...). */
export function s3Store(settings: S3Settings): FileStore {
  const ask = s3Client(settings);
  const at = (stored: StoredFile) => segmentsOf(stored).join("/");

  async function writeParts(key: string, first: Buffer, rest: AsyncIterator<Buffer>) {
    const begun = await textOf(await ask(key, { method: "POST", query: { uploads: "" } }));
    const uploadId = unescaped(tagOf(begun, "UploadId"));
    try {
      const etags: string[] = [];
      for (let part: Buffer | undefined = first; part; part = (await rest.next()).value) {
        const query = { partNumber: String(etags.length + 1), uploadId };
        const answer = await ask(key, { method: "PUT", query, body: part });
        etags.push(answer.headers.get("etag") ?? "");
        await answer.body?.cancel();
      }
      const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
      const said = await textOf(await ask(key, { method: "POST", query: { uploadId }, body }));
      // S3 sends the status before it has finished: a later error comes with a 200.
      if (/<Error>/.test(said)) throw new StoreUnavailable(`The store has not put ${key} together: ${tagOf(said, "Code")}`);
    } catch (error) {
      await abort(key, uploadId).catch(() => undefined);
      throw error;
    }
  }

  const abort = async (key: string, uploadId: string) => {
    await (await ask(key, { method: "DELETE", query: { uploadId } })).body?.cancel();
  };

  return {
    async write(stored, content, maxBytes) {
      const key = at(stored);
      let size = 0;
      const counted = async function* () {
        for await (const chunk of content) {
          size += chunk.byteLength;
          if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`);
          yield chunk;
        }
      };
      const parts = inParts(counted(), PART_BYTES);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      if (first.length < PART_BYTES) await (await ask(key, { method: "PUT", body: first })).body?.cancel();
      else await writeParts(key, first, parts);
      return size;
    },

    async read(stored, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask(at(stored), { method: "GET", headers });
      if (answer.status === 404) await answer.body?.cancel();
      return answer.status === 404 ? null : answer.body;
    },

    async size(stored) {
      const { status, headers } = await ask(at(stored), { method: "HEAD" });
      return status === 404 ? null : Number(headers.get("content-length"));
    },

    async remove(stored) {
      await (await ask(at(stored), { method: "DELETE" })).body?.cancel();
    },

    async removeUnfinished(now) {
      const said = await textOf(await ask("", { method: "GET", query: { uploads: "" } }));
      let removed = 0;
      for (const upload of said.split("<Upload>").slice(1)) {
        if (now.getTime() - Date.parse(tagOf(upload, "Initiated")) < UNFINISHED_MS) continue;
        await abort(unescaped(tagOf(upload, "Key")), unescaped(tagOf(upload, "UploadId")));
        removed += 1;
      }
      return removed;
    },

    hasRoomFor: async () => true,
  };
}

async function textOf(answer: Response) {
  if (answer.status === 404) throw new StoreUnavailable(`The store knows no such bucket or upload: ${tagOf(await answer.text(), "Code")}`);
  return answer.text();
}
