import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { Breaker } from "../breaker";
import { StoreUnavailable } from "./stored-file";

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take to begin an answer, plus time per byte sent: 256 KB a second counts as slow. */
const PATIENCE_MS = 5000;
const PATIENCE_FOR_BYTE_MS = 1000 / (256 * 1024);
const TRIES = 2;
const BETWEEN_TRIES_MS = 200;
const BREAKER = { maxFailures: 3, restMs: 5000 };

interface Asked {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  /** Query parameters. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Sends a request to the store, retries once when there is no answer, and throws `StoreUnavailable` for a failure. */
export function s3Client({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const breaker = new Breaker("files", BREAKER);

  async function askOnce(url: string, { method, headers, body }: Asked) {
    const hashed = {
      ...headers,
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
    };
    const signed = await client.sign(url, { method, headers: hashed, body: body && new Uint8Array(body) });
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), PATIENCE_MS + (body?.length ?? 0) * PATIENCE_FOR_BYTE_MS);
    try {
      // The timeout covers the beginning of the answer; its body may take longer.
      return await fetchWithoutRedirects(signed, { signal: ending.signal });
    } catch (error) {
      return error as Error;
    } finally {
      clearTimeout(timer);
    }
  }

  return async (key: string, asked: Asked): Promise<Response> => {
    if (breaker.rests()) throw new StoreUnavailable("The store has not answered lately");
    const url = `${endpoint}/${bucket}${key && `/${key}`}${asked.query ? `?${new URLSearchParams(asked.query)}` : ""}`;
    for (let tries = 1; ; tries += 1) {
      const answer = await askOnce(url, asked);
      if (isAnswer(answer, asked)) {
        breaker.succeed();
        return answer;
      }
      const isLasting = answer instanceof Response && answer.status < 500;
      const why = await reasonOf(answer);
      if (isLasting || tries === TRIES) {
        // A store that rejects a key does respond.
        if (isLasting) breaker.succeed();
        else breaker.fail();
        throw new StoreUnavailable(`The store answered ${asked.method} with ${why}`);
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_TRIES_MS));
    }
  };
}

/** A 404 is an answer when reading; when writing, it means that the bucket does not exist. */
const isAnswer = (answer: Response | Error, { method }: Asked): answer is Response =>
  answer instanceof Response && (answer.ok || (answer.status === 404 && method !== "PUT" && method !== "POST"));

async function reasonOf(answer: Response | Error) {
  if (!(answer instanceof Response)) return causeOf(answer);
  return `${answer.status} ${tagOf(await answer.text().catch(() => ""), "Code")}`.trim();
}

const causeOf = ({ name, cause }: Error) => (cause as { code?: string } | undefined)?.code ?? name;

/** The text of an element of the store's XML answer, which we trust: no further XML parsing is needed. */
export const tagOf = (xml: string, tag: string) => xml.split(`<${tag}>`)[1]?.split("</", 1)[0] ?? "";

/** Decodes XML entities. */
export const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&amp;", "&");
