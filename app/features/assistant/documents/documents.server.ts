import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { limitConcurrency, TooBusy } from "#app/platform/concurrency-limiter";
import { describeError, log } from "#app/platform/log/log.server";
import {
  DOCUMENT_LIMITS,
  type DocumentKind,
  type DocumentProblem,
  documentKind,
  MOST_DOCUMENT_BYTES,
  MOST_READING_MS,
} from "./document-limits";

export type DocumentReading = { ok: true; text: string } | { ok: false; reason: DocumentProblem };

// Reading takes a whole core for up to five seconds, so that at most two are read at once.
const line = limitConcurrency({ running: 2, waiting: 6 });
const WORKER_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** In the source, beside this file; in the build, beside the file this one went into or one folder up. */
const WORKER_PLACES = ["./document-worker.server.ts", "./document-worker.js", "../document-worker.js"];

/**
 * The text of a document, within the limits of `document-limits` and in a thread that is ended after five seconds. Nothing of it is kept. An image
 * cannot be read here: 'assistant.documentImage' asks to describe it.
 */
export async function readDocument(file: File): Promise<DocumentReading> {
  if (file.size === 0) return problem(file.name === "" ? "assistant.documentMissing" : "assistant.documentEmpty");
  if (file.size > MOST_DOCUMENT_BYTES) return problem("assistant.documentTooBig");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = documentKind(bytes, file.name);
  if (kind === null)
    return problem(/\.(pdf|docx?|xlsx)$/i.test(file.name) ? "assistant.documentUnreadable" : "assistant.documentUnsupported");
  if (kind === "image") return problem("assistant.documentImage");
  try {
    return await line(() => readInWorker(kind, bytes));
  } catch (error) {
    if (error instanceof TooBusy) return problem("assistant.documentsBusy");
    throw error;
  }
}

function readInWorker(kind: Exclude<DocumentKind, "image">, bytes: Uint8Array): Promise<DocumentReading> {
  const worker = new Worker(workerFile(), {
    workerData: { kind, bytes, limits: DOCUMENT_LIMITS },
    resourceLimits: WORKER_LIMITS,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  return new Promise<DocumentReading>((resolve) => {
    const timer = setTimeout(() => resolve(problem("assistant.documentTooSlow")), MOST_READING_MS);
    worker.once("message", (reading: unknown) => resolve(readingOf(reading)));
    worker.once("error", (error) => {
      log("warn", "a document could not be read", { kind, ...describeError(error) });
      resolve(problem("assistant.documentUnreadable"));
    });
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve(problem("assistant.documentUnreadable"));
    });
  }).finally(() => worker.terminate());
}

function readingOf(reading: unknown): DocumentReading {
  if (typeof reading !== "object" || reading === null) return problem("assistant.documentUnreadable");
  if ("text" in reading && typeof reading.text === "string") return { ok: true, text: reading.text };
  const found = "problem" in reading ? PROBLEMS.find((reason) => reason === `assistant.document${String(reading.problem)}`) : undefined;
  return problem(found ?? "assistant.documentUnreadable");
}

const PROBLEMS = [
  "assistant.documentEmpty",
  "assistant.documentLocked",
  "assistant.documentTooLong",
  "assistant.documentTooMuch",
  "assistant.documentUnreadable",
] as const satisfies readonly DocumentProblem[];

const problem = (reason: DocumentProblem): DocumentReading => ({ ok: false, reason });

function workerFile(): URL {
  const found = WORKER_PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(fileURLToPath(url)));
  if (!found) throw new Error("The document worker is missing from the build");
  return found;
}
