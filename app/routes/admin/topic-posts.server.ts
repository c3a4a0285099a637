import { data } from "react-router";
import type { ZodType } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/admin/failures.server";
import type { TopicAnswer, TopicRefusal } from "#app/features/admin/taxonomy/topic-answer";
import { newTopicSchema, topicChoiceSchema, topicFormSchema } from "#app/features/admin/taxonomy/topic-form";
import { addTopic, restoreTopic, retireTopic, saveTopic, type TopicOutcome } from "#app/features/admin/taxonomy/topics.server";
import { readChangedTopics } from "#app/features/topics/topics.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

type Fields = Record<string, unknown>;

type Refusal = Omit<TopicAnswer, "form">;

const LIST = "/admin?view=topics";

/** What can be done about a topic. */
export const TOPIC_POSTS = {
  "add-topic": post(newTopicSchema, (viewer, topic) => addTopic(viewer, topic, now()), "topicAdded"),
  "save-topic": post(topicFormSchema, saveTopic, "topicSaved"),
  "retire-topic": post(topicChoiceSchema, (viewer, choice) => retireTopic(viewer, choice, now()), "topicRetired"),
  "restore-topic": post(topicChoiceSchema, restoreTopic, "topicRestored"),
};

function post<Form>(schema: ZodType<Form>, run: (viewer: Viewer, form: Form) => Promise<TopicOutcome>, done: string) {
  return async (viewer: Viewer, fields: Fields) => {
    const parsed = schema.safeParse(fields);
    if (!parsed.success) {
      const { "": whole, slug, version, ...errors } = fieldErrors(schema, fields);
      const alert = whole ?? slug ?? version;
      return refuse({ typed: typedOf(fields), errors, ...(alert && { alert: { key: alert } }) }, 400);
    }
    try {
      const outcome = await run(viewer, parsed.data);
      if (!outcome.ok) return refuse(refusalOf(outcome.reason, fields), 409);
      await readChangedTopics();
      return redirectWithToast(LIST, { text: `taxonomy.${done}`, values: { name: outcome.name } });
    } catch (error) {
      return refuse({ typed: typedOf(fields), alert: { key: "taxonomy.topicFailed" } }, failureStatus(error, "topic"));
    }
  };
}

const SHOWN_AGAIN = ["name", "place", "words"];
const LONGEST_SHOWN_AGAIN = 2000;

const typedOf = (fields: Fields) =>
  Object.fromEntries(
    SHOWN_AGAIN.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name].slice(0, LONGEST_SHOWN_AGAIN)]] : [])),
  );

/** A name that is taken is told beside its field. */
function refusalOf(reason: TopicRefusal, fields: Fields): Refusal {
  const key = `taxonomy.${reason}` as const;
  const isOfName = reason === "topicTaken" || reason === "topicTakenByRetired";
  return { typed: typedOf(fields), ...(isOfName ? { errors: { name: key } } : { alert: { key } }) };
}

const refuse = (answer: Refusal, status: number) => data<TopicAnswer>({ form: "topic", ...answer }, { status });
