import type { RouterContextProvider } from "react-router";
import { findEverywhere } from "#app/features/admin/texts/everywhere/found-texts.server";
import { readReplacingParams } from "#app/features/admin/texts/replacing/replacing-form";
import { readReplacing, textsStillSaying } from "#app/features/admin/texts/replacing/replacing-page.server";
import { readTexts } from "#app/features/admin/texts/texts.server";
import { readEverywhereParams, readTextListParams } from "#app/features/admin/texts/texts-form";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { heldText } from "./texts-actions.server";

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The list of texts in a place, or what a search finds everywhere; with the hint that some still have a replaced word. */
export async function viewTexts({ request, context }: Asked) {
  const viewer = requireViewer(context, request);
  const { searchParams } = new URL(request.url);
  const params = readTextListParams(searchParams, context.get(languageContext));
  const still = await textsStillSaying(params.language);
  const everywhere = readEverywhereParams(searchParams, params.language);
  if (everywhere) return { view: "everywhere" as const, still, ...(await findEverywhere(everywhere)) };
  const held = heldText(await readHeldForm(viewer, searchParams, now()));
  return { view: "texts" as const, still, zone: viewer.timeZone || "UTC", held, ...(await readTexts(params)) };
}

/** The words of a language and what their replacement would change, with what was decided before a sign-in. */
export async function viewReplacing({ request, context }: Asked) {
  const viewer = requireViewer(context, request);
  const { searchParams } = new URL(request.url);
  const params = readReplacingParams(searchParams, context.get(languageContext));
  const fields = await readHeldForm(viewer, searchParams, now());
  return {
    view: "replacing" as const,
    zone: viewer.timeZone || "UTC",
    held: fields ? { fields } : undefined,
    ...(await readReplacing(params)),
  };
}
