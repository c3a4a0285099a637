import { createContext, type RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { languageContext } from "#app/middleware/reading-language";
import { markUnanswered } from "#app/middleware/unavailable";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import type { HeldBytes } from "#app/platform/http/bodies/held-bytes";
import { JoinedBytes } from "#app/platform/http/bodies/joined-bytes";
import { BrokenForm, FormTooLarge, readMultipart } from "#app/platform/http/multipart.server";
import { secondsTooOften } from "#app/platform/limits/counted-in-memory.server";
import { secondsTooManyKilobytes } from "#app/platform/limits/kilobytes-of-forms.server";
import { kilobytesOf } from "#app/platform/sizes";
import { type FieldValues, valuesByName } from "#app/ui/fields/form-values";
import { FORM_BYTES, type FormLimits, isFormWithFiles, MAX_FIELDS, MAX_VALUES } from "./limits";
import { withPlainAmounts } from "./plain-amounts";
import { readParts } from "./read-parts.server";
import { refuseForm } from "./refuse.server";

type Context = Readonly<RouterContextProvider>;

export type FormValues = FieldValues;

/** What the matched route accepts besides plain forms. Set by the server for each request. */
export const limitsContext = createContext<FormLimits | undefined>(undefined);

/** Counters for the bytes of its fields and files. Set by the server for each request that may carry untrusted ones. */
export const heldContext = createContext<{ fields?: HeldBytes; files?: HeldBytes }>({});

const postedContext = createContext<FormValues | null>(null);

/** The posted values of a request, if they have been read or can be; null for anything but a form. For a response when the form could not be handled. */
export async function postedValues(request: Request, context: Context): Promise<FormValues | null> {
  const read = context.get(postedContext);
  if (read || request.bodyUsed) return read;
  return readForm(request, context).catch(() => null);
}

/**
 * Reads a posted form by field, once, with normalized amounts. Throws 400 for a malformed or truncated body, or a wrong length; 413 for too
 * many fields, values or bytes; 403 for a file that this route does not accept, or not from this person; 429 for too many forms within a
 * minute, or too long ones within a day; 503 while too many files are held.
 */
export async function readForm(request: Request, context: Context): Promise<FormValues> {
  const values = withPlainAmounts(await readValues(request, context), context.get(languageContext));
  context.set(postedContext, values);
  const doer = { address: context.get(addressContext), userId: context.get(viewerContext)?.userId };
  const secondsLeft = secondsTooOften("form", doer) ?? (await secondsTooManyKilobytes({ ...doer, units: kilobytesOf(fieldBytes(values)) }));
  if (secondsLeft === null) return values;
  // Applies to addresses without a page of their own, too.
  if (!new URL(request.url).pathname.endsWith(".data")) markUnanswered(context);
  return refuseForm(429);
}

async function readValues(request: Request, context: Context): Promise<FormValues> {
  const type = request.headers.get("content-type") ?? "";
  if (!isFormWithFiles(type)) return readPlain(request, type);
  const { isTaken, bytes } = filesTaken(context);
  const { fields: held, files } = context.get(heldContext);
  // Fields are buffered by the parser, however much of them has arrived.
  if (held?.take(FORM_BYTES) === false) return refuseForm(503);
  let entries: [string, string | File][] | null;
  try {
    const parts = readMultipart(request, { parts: MAX_FIELDS, fieldBytes: FORM_BYTES }, countedBody(request, bytes));
    entries = await readParts(parts, { isTaken, bytes, held: files, isKnown: context.get(viewerContext) !== null });
    for (const each of [held, files]) each?.complete();
  } catch (error) {
    // A body can break off between two parts or within one.
    return refuseBody(error);
  }
  return entries ? valuesOf(entries) : refuseForm(503);
}

/** Whether files are accepted from this sender, and how long the form may be. */
function filesTaken(context: Context) {
  const files = context.get(limitsContext)?.files;
  const isTaken = files !== undefined && SENDERS[files.from](context.get(viewerContext));
  return { isTaken, bytes: isTaken ? files.bytes : FORM_BYTES };
}

const SENDERS: Record<FormLimits["files"]["from"], (viewer: Viewer | null) => boolean> = {
  anyone: () => true,
  people: (viewer) => viewer !== null,
  advisors: (viewer) => viewer !== null && viewer.advisorId !== null,
  admins: (viewer) => viewer?.isAdmin === true,
};

async function readPlain(request: Request, type: string): Promise<FormValues> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return refuseForm();
  const whole = new JoinedBytes();
  try {
    for await (const piece of countedBody(request, FORM_BYTES)) whole.add(piece);
  } catch (error) {
    refuseBody(error);
  }
  const text = Buffer.concat(whole.blocks()).toString();
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return refuseForm(413);
  return valuesOf([...new URLSearchParams(text)]);
}

/** Streams the body and checks that its length is as declared. */
async function* countedBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const said = request.headers.get("content-length");
  if (said !== null && Number(said) > maxBytes) throw new FormTooLarge("the body is too long");
  let size = 0;
  if (request.body)
    for await (const piece of request.body) {
      size += piece.length;
      if (size > maxBytes) throw new FormTooLarge("the body is too long");
      yield piece;
    }
  if (said !== null && size !== Number(said)) throw new BrokenForm("the body is not as long as it says");
}

function valuesOf(entries: [string, string | File][]): FormValues {
  const values = valuesByName(entries.map(([name, value]) => [withoutNul(name), typeof value === "string" ? withoutNul(value) : value]));
  if (Object.values(values).some((value) => Array.isArray(value) && value.length > MAX_VALUES)) return refuseForm(413);
  return values;
}

/** The bytes of all fields without files, however they were encoded on their way. */
const fieldBytes = (values: FormValues) =>
  Object.values(values)
    .flat()
    .reduce<number>((bytes, value) => bytes + (typeof value === "string" ? Buffer.byteLength(value) : 0), 0);

/** PostgreSQL's text cannot contain NUL, and nobody types it. */
const withoutNul = (text: string) => text.replaceAll("\0", "");

/** Refuses a broken body. A lost connection is treated like a truncated body: nobody is there to hear it. Rethrows a refusal. */
function refuseBody(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  return refuseForm(error instanceof FormTooLarge ? 413 : 400);
}
