import type { RouterContextProvider } from "react-router";
import type { ZodType, z } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { retryAfter } from "#app/forms/refuse.server";
import { sentenceIn } from "#app/languages/all-texts.server";
import { viewerContext } from "#app/middleware/viewer";
import { failureStatus } from "#app/platform/failure.server";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import { secondsTooManyKilobytes } from "#app/platform/limits/kilobytes-of-forms.server";
import { kilobytesOf } from "#app/platform/sizes";

/** Maximum number of unknown fields to name in an error, and of characters per name. */
const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 60;

/** API messages are always in English. */
const translate = (key: string, values?: Record<string, string | number>) => sentenceIn("en", key, values) ?? key;

interface Question<Schema extends ZodType> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: Schema;
  /** Key of the message for signed-out callers. */
  signedOut: string;
  /** Key of the message for callers without permission. */
  forbidden?: string;
  /** Key of the message for unexpected errors. */
  failed: string;
  answer: (viewer: Viewer, body: z.output<Schema>) => Promise<Response>;
}

/** Handles a JSON endpoint with the session and schema of the product; errors are {error: {code, message}} (decisions.md 3: Functions). */
export async function answerJson<Schema extends ZodType>({
  request,
  context,
  schema,
  signedOut,
  forbidden,
  failed,
  answer,
}: Question<Schema>) {
  const viewer = context.get(viewerContext);
  if (!viewer) return jsonError(signedOut, 401, { code: "signedOut" });
  const tooOften = secondsTooOften("form", viewer);
  if (tooOften !== null) return jsonError("booking.tooManySteps", 429, {}, { retryAfterSeconds: tooOften });
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? "")) return jsonError("booking.invalid", 415);
  const text = await request.text().catch(() => "");
  const tooLong = await secondsTooManyKilobytes({ ...viewer, units: kilobytesOf(Buffer.byteLength(text)) });
  if (tooLong !== null) return jsonError("booking.tooManyStepsToday", 429, {}, { retryAfterSeconds: tooLong });
  const parsed = schema.safeParse(readBody(text));
  if (!parsed.success) return jsonError(firstMessage(parsed.error.issues), 400, { fields: fieldsOf(parsed.error.issues) });
  try {
    return await answer(viewer, parsed.data);
  } catch (error) {
    if (forbidden && isForbidden(error)) return jsonError(forbidden, 403);
    return jsonError(failed, failureStatus(error, new URL(request.url).pathname));
  }
}

const isForbidden = (error: unknown) => (error as { init?: ResponseInit | null } | null)?.init?.status === 403;

/** Returns an error for people and programs: the last part of the key is the code, its text the message. */
export function jsonError(key: string, status: number, details: Record<string, unknown> = {}, { retryAfterSeconds }: Refused = {}) {
  const code = key.split(".").at(-1);
  const headers = { ...NEVER_KEPT, ...retryAfter(retryAfterSeconds) };
  return Response.json({ error: { code, message: translate(key), ...details } }, { status, headers });
}

/** Temporary errors say when to try again. */
interface Refused {
  retryAfterSeconds?: number;
}

export const jsonAnswer = (answer: unknown) => Response.json(answer, { headers: NEVER_KEPT });

/** Returns a text of the product, for responses that contain one. */
export const sentence = (key: string, values?: Record<string, string | number>) => translate(key, values);

/** Functions accept POST only. */
export const notAllowed = () => new Response(null, { status: 405, headers: { allow: "POST" } });

const NEVER_KEPT = { "cache-control": "no-store" };

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Our own messages are keys; zod's about unknown fields or a missing object are not meant for people. */
const firstMessage = (issues: readonly { message: string }[]) => issues.find(({ message }) => isKey(message))?.message ?? "booking.invalid";

/** Returns errors by field: our own text or a generic one, which unknown fields get, too. */
const fieldsOf = (issues: readonly z.core.$ZodIssue[]) =>
  Object.fromEntries(
    issues.flatMap((issue) => {
      const within = issue.path.map(String);
      const names =
        issue.code === "unrecognized_keys" ? issue.keys.slice(0, MAX_NAMED).map((key) => key.slice(0, MAX_NAME_LENGTH)) : [null];
      const words = translate(isKey(issue.message) ? issue.message : "booking.invalid");
      return names.map((name) => [[...within, ...(name === null ? [] : [name])].join("."), words]);
    }),
  );

const isKey = (message: string) => /^(applications|booking|matching)\.\w+$/.test(message);
