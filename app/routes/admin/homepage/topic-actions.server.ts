import type { ZodType } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { topicNamed } from "#app/features/admin/taxonomy/taxonomy.server";
import type { TopicAnswer } from "#app/features/admin/taxonomy/topic-answer";
import { newTopicSchema, topicChoiceSchema, topicFormSchema } from "#app/features/admin/taxonomy/topic-form";
import { addTopic, restoreTopic, retireTopic, saveTopic, type TopicChanged } from "#app/features/admin/taxonomy/topics.server";
import { languageInSentence } from "#app/features/catalog/spoken-languages";
import { readChangedTopics } from "#app/features/topics/topics.server";
import type { Fields } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedTexts } from "#app/forms/typed";
import { LANGUAGES, languageOr } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

type Refusal = Omit<TopicAnswer, "form">;

const LIST = "/admin?view=topics";

/** Handlers of the topic forms. */
export const TOPIC_ACTIONS = {
  "add-topic": post(newTopicSchema, (viewer, topic) => addTopic(viewer, topic, now()), "topicAdded"),
  "save-topic": post(topicFormSchema, saveTopic, "topicSaved"),
  "retire-topic": post(topicChoiceSchema, (viewer, choice) => retireTopic(viewer, choice, now()), "topicRetired"),
  "restore-topic": post(topicChoiceSchema, (viewer, choice) => restoreTopic(viewer, choice, now()), "topicRestored"),
};

function post<Form>(schema: ZodType<Form>, run: (viewer: Viewer, form: Form) => Promise<TopicChanged>, done: string) {
  return async (viewer: Viewer, fields: Fields) => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) {
      const { "": whole, slug, version, ...errors } = fieldErrors(schema, fields);
      const alert = whole ?? slug ?? version;
      return comeBack({ typed: typedOf(fields), errors, ...(alert && { alert: { key: alert } }) }, 400);
    }
    return carryOut("topic", () => run(viewer, parsed.data), {
      done: async ({ name, leftBehind = [] }) => {
        await readChangedTopics();
        const languages = leftBehind.map((language) => languageInSentence(language, languageOr(viewer.language))).join(", ");
        if (languages) return redirectWithToast(LIST, { text: "taxonomy.savedUnlikeOthers", values: { name, languages } });
        return redirectWithToast(LIST, { text: `taxonomy.${done}`, values: { name } });
      },
      refused: async (refusal) => comeBack(await refusalOf(refusal, fields), 409),
      failed: (status) => comeBack({ typed: typedOf(fields), alert: { key: "taxonomy.topicFailed" } }, status),
    });
  };
}

const SHOWN_AGAIN = ["name", "place", "words", "unlike"];
const MAX_SHOWN_AGAIN_LENGTH = 2000;

/** Submitted values by field name. */
function typedOf(fields: Fields): Record<string, string> {
  const translated = Object.entries(typedTexts(Object(fields.translations), LANGUAGES, MAX_SHOWN_AGAIN_LENGTH));
  const translations = translated.map(([language, text]) => [`translations.${language}`, text]);
  return { ...typedTexts(fields, SHOWN_AGAIN, MAX_SHOWN_AGAIN_LENGTH), ...Object.fromEntries(translations) };
}

/** A taken name is reported next to its field, with the topic that has it. */
async function refusalOf(refusal: Extract<TopicChanged, { ok: false }>, fields: Fields): Promise<Refusal> {
  if (refusal.reason === "leftBehind")
    return { typed: typedOf(fields), errors: { unlike: "taxonomy.unlikeChoose" }, leftBehind: refusal.leftBehind };
  const { reason } = refusal;
  const key = `taxonomy.${reason}` as const;
  const isOfName = reason === "topicTaken" || reason === "topicTakenByRetired";
  const typed = typedOf(fields);
  return isOfName ? { typed, errors: { name: key }, taken: await topicNamed(typed.name ?? "") } : { typed, alert: { key } };
}

const comeBack = (answer: Refusal, status: number) => refuse<TopicAnswer>({ form: "topic", ...answer }, status);

/** Refills a stored form without an error. */
export const heldTopic = (fields: Fields): TopicAnswer => ({ form: "topic", typed: typedOf(fields) });
