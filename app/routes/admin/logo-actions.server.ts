import type { Viewer } from "#app/features/accounts/viewer";
import { LOGO_MAX_BYTES } from "#app/features/admin/limits";
import type { LogosAnswer } from "#app/features/admin/logos/listed-logo";
import { logoChoiceSchema, logoStyleSchema, logoUploadSchema } from "#app/features/admin/logos/logo-form";
import { deleteLogo, type LogoRefusal, listLogos, saveLogoStyle, uploadLogo } from "#app/features/admin/logos/logos.server";
import { LOGO_TYPES, type LogoType } from "#app/features/home/logos/logo-style";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { isFormWithFiles } from "#app/forms/limits";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { BrokenForm, type FormPart, FormTooLarge, readMultipart, wholePart } from "#app/platform/http/multipart.server";
import type { Outcome } from "#app/platform/outcome";

const PAGE = "/admin/logos";
const MAX_FIELD_LENGTH = 1000;

const STATUSES: Record<LogoRefusal, number> = { notAnImage: 415, tooLarge: 413, tooManyPixels: 413, busy: 503, stale: 409 };

/** Handles the forms of the Logos tab: upload, style, delete. */
export async function answerLogoAction(viewer: Viewer, { request, context }: Posted) {
  if (isFormWithFiles(request.headers.get("content-type") ?? "")) return answerUpload(viewer, request);
  const { intent, fields } = await readFields(viewer, { request, context });
  if (intent === "style") return answerStyle(viewer, fields);
  if (intent === "delete") return answerDelete(viewer, fields);
  return refuseForm();
}

const comeBack = (about: LogosAnswer["about"], key: string, status: number) => refuse<LogosAnswer>({ about, key }, status);

const act = (about: LogosAnswer["about"], text: string, failed: string, run: () => Promise<Outcome<LogoRefusal>>) =>
  carryOut("logo", run, {
    done: () => redirectWithToast(PAGE, { text }),
    refused: ({ reason }) => comeBack(about, `logos.${reason}`, STATUSES[reason]),
    failed: (status) => comeBack(about, failed, status),
  });

async function answerUpload(viewer: Viewer, request: Request) {
  await requireRecentSignIn(viewer, request, now());
  const sent = await readUpload(request);
  const form = logoUploadSchema.safeParse(sent.fields);
  if (!form.success) return comeBack("", "admin.notUnderstood", 400);
  const { content, name } = sent;
  if (!content || content === "tooLarge")
    return comeBack(form.data.type, content ? "logos.tooLarge" : "logos.notAnImage", content ? STATUSES.tooLarge : STATUSES.notAnImage);
  return act(form.data.type, "logos.uploaded", "logos.uploadFailed", () => uploadLogo(viewer, form.data, { name, content }, now()));
}

/** Stops reading once a picture is known to be too large. */
async function readUpload(request: Request) {
  const fields: Fields = {};
  try {
    for await (const part of readMultipart(request)) {
      if (part.name === "logo") return { fields, name: part.fileName ?? "", content: await pictureIn(part) };
      if (part.name !== "intent") fields[part.name] = (await wholePart(part, MAX_FIELD_LENGTH)).toString();
    }
  } catch (error) {
    if (!(error instanceof BrokenForm || error instanceof FormTooLarge)) throw error;
  }
  return { fields, name: "", content: null };
}

const pictureIn = (part: FormPart) =>
  wholePart(part, LOGO_MAX_BYTES).catch((error: unknown) => {
    if (error instanceof FormTooLarge) return "tooLarge" as const;
    throw error;
  });

async function answerStyle(viewer: Viewer, fields: Fields) {
  const parsed = logoStyleSchema.safeParse(fields);
  const about = await typeOf(fields);
  if (!parsed.success) return comeBack(about, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { id, version, ...style } = parsed.data;
  return act(about, "logos.updated", "logos.updateFailed", () => saveLogoStyle(viewer, { id, version }, style, now()));
}

async function answerDelete(viewer: Viewer, fields: Fields) {
  const parsed = logoChoiceSchema.safeParse(fields);
  const about = await typeOf(fields);
  if (!parsed.success) return comeBack(about, "admin.notUnderstood", 400);
  return act(about, "logos.deleted", "logos.deleteFailed", () => deleteLogo(viewer, parsed.data));
}

/** Type of the logo whose card shows the answer. */
async function typeOf({ id }: Fields): Promise<LogoType | ""> {
  const logos = await listLogos().catch(() => []);
  return LOGO_TYPES.find((type) => logos.some((logo) => logo.type === type && logo.id === id)) ?? "";
}
