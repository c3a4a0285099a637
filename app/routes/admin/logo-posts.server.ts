import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/admin/failures.server";
import type { LogosAnswer } from "#app/features/admin/logos/listed-logo";
import { LOGO_MAX_BYTES, logoChoiceSchema, logoStyleSchema, logoUploadSchema } from "#app/features/admin/logos/logo-form";
import { deleteLogo, type LogoRefusal, listLogos, saveLogoStyle, uploadLogo } from "#app/features/admin/logos/logos.server";
import { LOGO_TYPES, type LogoType } from "#app/features/home/logos/logo-style";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { BrokenForm, isMultipart, readMultipart, wholePart } from "#app/platform/http/multipart.server";
import { readFields } from "./posted-fields.server";

const PAGE = "/admin/logos";
const LONGEST_FIELD = 1000;

const STATUSES: Record<LogoRefusal, number> = { notAnImage: 415, tooLarge: 413, tooManyPixels: 413, busy: 503, stale: 409 };

type Fields = Record<string, unknown>;
type Outcome = { ok: true } | { ok: false; reason: LogoRefusal };

/** The posts of the Logos tab: a picture, a style, a deletion. */
export async function answerLogoPost(viewer: Viewer, request: Request) {
  if (isMultipart(request)) return answerUpload(viewer, request);
  const { intent, fields } = await readFields(request);
  if (intent === "style") return answerStyle(viewer, fields);
  if (intent === "delete") return answerDelete(viewer, fields);
  throw data(null, { status: 400 });
}

const refuse = (about: LogosAnswer["about"], key: string, status: number) => data<LogosAnswer>({ about, key }, { status });

async function carryOut(about: LogosAnswer["about"], done: string, failed: string, run: () => Promise<Outcome>) {
  try {
    const outcome = await run();
    return outcome.ok ? redirectWithToast(PAGE, { text: done }) : refuse(about, `logos.${outcome.reason}`, STATUSES[outcome.reason]);
  } catch (error) {
    return refuse(about, failed, failureStatus(error, "logo"));
  }
}

async function answerUpload(viewer: Viewer, request: Request) {
  const sent = await readUpload(request);
  const form = logoUploadSchema.safeParse(sent.fields);
  if (!form.success) return refuse("", "admin.notUnderstood", 400);
  const { content, name } = sent;
  if (!content || content === "tooLarge")
    return refuse(form.data.type, content ? "logos.tooLarge" : "logos.notAnImage", content ? STATUSES.tooLarge : STATUSES.notAnImage);
  return carryOut(form.data.type, "logos.uploaded", "logos.uploadFailed", () => uploadLogo(viewer, form.data, { name, content }, now()));
}

/** Of a picture that is too large no more is read than it takes to know. */
async function readUpload(request: Request) {
  const fields: Fields = {};
  try {
    for await (const part of readMultipart(request)) {
      if (part.name === "logo")
        return { fields, name: part.fileName ?? "", content: await wholePart(part, LOGO_MAX_BYTES).catch(() => "tooLarge" as const) };
      if (part.name !== "intent") fields[part.name] = (await wholePart(part, LONGEST_FIELD)).toString();
    }
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
  }
  return { fields, name: "", content: null };
}

async function answerStyle(viewer: Viewer, fields: Fields) {
  const parsed = logoStyleSchema.safeParse(fields);
  const about = await typeOf(fields);
  if (!parsed.success) return refuse(about, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { id, version, ...style } = parsed.data;
  return carryOut(about, "logos.updated", "logos.updateFailed", () => saveLogoStyle(viewer, { id, version }, style, now()));
}

async function answerDelete(viewer: Viewer, fields: Fields) {
  const parsed = logoChoiceSchema.safeParse(fields);
  const about = await typeOf(fields);
  if (!parsed.success) return refuse(about, "admin.notUnderstood", 400);
  return carryOut(about, "logos.deleted", "logos.deleteFailed", () => deleteLogo(viewer, parsed.data));
}

/** Which card an answer belongs to. */
async function typeOf({ id }: Fields): Promise<LogoType | ""> {
  const logos = await listLogos().catch(() => []);
  return LOGO_TYPES.find((type) => logos.some((logo) => logo.type === type && logo.id === id)) ?? "";
}
