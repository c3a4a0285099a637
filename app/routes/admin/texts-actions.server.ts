import type { Viewer } from "#app/features/accounts/viewer";
import { textsAddress } from "#app/features/admin/texts/edited-text";
import { discardDraft, publishDrafts, publishText, restoreText, saveDraft, type TextOutcome } from "#app/features/admin/texts/texts.server";
import type { TextsAnswer } from "#app/features/admin/texts/texts-answer";
import { placeChoiceSchema, readTextListParams, textChoiceSchema, textFormSchema } from "#app/features/admin/texts/texts-form";
import { languageInSentence } from "#app/features/catalog/spoken-languages";
import { othersShipped } from "#app/features/own-texts/home-in-language.server";
import { type Fields, type Posted, readFields } from "#app/forms/admin-form.server";
import { carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import type { Language } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { now } from "#app/platform/clock.server";

const MAX_TYPED = 20_000;
/** Forces a full page load, because the document brings its own texts. */
const WHOLE_PAGE: [string, string][] = [["x-remix-reload-document", "true"]];

interface Sent {
  viewer: Viewer;
  fields: Fields;
  reader: Language;
  /** Address of the list with the form. */
  back: string;
}

const POSTS: Record<string, (sent: Sent) => unknown> = {
  "save-draft": (sent) => answerText(sent, "ownTexts.draftSaved", saveDraft),
  publish: (sent) => answerText(sent, "ownTexts.published", publishText),
  discard: (sent) => answerChoice(sent, "ownTexts.discarded", discardDraft),
  restore: (sent) => answerChoice(sent, "ownTexts.restored", restoreText),
  "publish-all": answerPlace,
};

/** Handles the forms of the texts page: save, publish, restore or discard a text; or publish all drafts of a place. */
export async function answerTextsAction(viewer: Viewer, { request, context }: Posted) {
  const { intent, fields } = await readFields(viewer, { request, context });
  const post = Object.hasOwn(POSTS, intent) ? POSTS[intent] : undefined;
  if (!post) return refuseForm();
  const params = readTextListParams(new URL(request.url).searchParams, context.get(languageContext));
  const reader = context.get(languageContext);
  return post({ viewer, fields, reader, back: textsAddress({ ...params, text: null }) }) as ReturnType<typeof answerText>;
}

async function answerText(sent: Sent, done: string, verb: typeof saveDraft) {
  const parsed = textFormSchema.safeParse(sent.fields);
  if (!parsed.success) return refuseForm();
  return act(sent, done, () => verb(sent.viewer, parsed.data, now()));
}

async function answerChoice(sent: Sent, done: string, verb: typeof restoreText) {
  const parsed = textChoiceSchema.safeParse(sent.fields);
  if (!parsed.success) return refuseForm();
  const { text: _, ...choice } = parsed.data;
  return act(sent, done, () => verb(sent.viewer, choice, now()));
}

function answerPlace(sent: Sent) {
  const parsed = placeChoiceSchema.safeParse(sent.fields);
  if (!parsed.success) return refuseForm();
  return act(sent, "ownTexts.allPublished", () => publishDrafts(sent.viewer, parsed.data, now()));
}

function act({ fields, back, reader }: Sent, done: string, run: () => Promise<TextOutcome>) {
  const comeBack = (answer: Omit<TextsAnswer, "name" | "typed">, status: number) =>
    refuse<TextsAnswer>({ ...typedIn(fields), ...answer }, status);
  return carryOut("texts", run, {
    done: async () => redirectWithToast(back, await toastOf(done, fields, reader), WHOLE_PAGE),
    refused: (outcome) =>
      outcome.reason === "misfit"
        ? comeBack({ misfit: outcome.misfit }, 400)
        : comeBack({ alert: { key: `ownTexts.${outcome.reason}` } }, outcome.reason === "stale" ? 409 : 404),
    failed: (status) => comeBack({ alert: { key: "ownTexts.failed" } }, status),
  });
}

/** Publishing in the site's language says which other languages still say what ships. */
async function toastOf(done: string, { language, name }: Fields, reader: Language) {
  const isOfSite = done === "ownTexts.published" && language === siteLanguage() && typeof name === "string";
  const others = isOfSite ? await othersShipped(name) : [];
  const languages = new Intl.ListFormat(reader).format(others.map((other) => languageInSentence(other, reader)));
  return others.length > 0 ? { text: "ownTexts.publishedForOthers", values: { languages } } : { text: done };
}

const typedIn = (fields: Fields): TextsAnswer => ({
  name: typedText(fields.name, 200),
  ...(typeof fields.text === "string" && { typed: typedText(fields.text, MAX_TYPED) }),
});

/** Refills a stored text without an error. */
export const heldText = (held: Fields | null) => (held ? typedIn(held) : undefined);
