import { runIsolated } from "#app/platform/workers/isolated-work.server";
import { workerFile } from "#app/platform/workers/worker-process.server";
import {
  DOCUMENT_LIMITS,
  DOCUMENT_MAX_BYTES,
  type DocumentKind,
  type DocumentProblem,
  documentKind,
  MAX_READING_MS,
  SEARCHED_BYTES,
} from "./document-limits";

export type DocumentReading = { ok: true; text: string } | { ok: false; reason: DocumentProblem };

/**
 * Extracts the text of a document, within `document-limits` and in a process that is killed after five seconds. Stores nothing. Images
 * cannot be read: 'assistant.documentImage' asks for a description instead.
 */
export async function readDocument(file: File, maxMilliseconds = MAX_READING_MS): Promise<DocumentReading> {
  if (file.size === 0) return problem(file.name === "" ? "assistant.documentMissing" : "assistant.documentEmpty");
  if (file.size > DOCUMENT_MAX_BYTES) return problem("assistant.documentTooBig");
  const kind = documentKind(new Uint8Array(await file.slice(0, SEARCHED_BYTES).arrayBuffer()), file.name);
  if (kind === null)
    return problem(/\.(pdf|docx?|xlsx)$/i.test(file.name) ? "assistant.documentUnreadable" : "assistant.documentUnsupported");
  if (kind === "image") return problem("assistant.documentImage");
  return readApart(kind, file, maxMilliseconds);
}

async function readApart(kind: Exclude<DocumentKind, "image">, content: File, maxMs: number): Promise<DocumentReading> {
  const order = { file: workerFile("document-worker", import.meta.url), order: { kind, limits: DOCUMENT_LIMITS }, content };
  const answer = await runIsolated(order, { maxMs });
  return answer.ok ? readingOf(answer.made) : problem(PROBLEM_OF[answer.reason]);
}

const PROBLEM_OF = {
  busy: "assistant.documentsBusy",
  tooSlow: "assistant.documentTooSlow",
  tooMuchMemory: "assistant.documentTooMuch",
  failed: "assistant.documentUnreadable",
} as const;

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
