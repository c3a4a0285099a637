import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { advisorApplications } from "#app/db/schema/applications";
import { auditLog } from "#app/db/schema/operations";
import { applicationQuestions } from "#app/db/schema/own-questions";
import { answersOf, submitApplication } from "#app/features/applications/applications.server";
import { saveDraft } from "#app/features/applications/drafts/drafts.server";
import { MAX_QUESTIONS } from "#app/features/applications/own-questions/limits";
import { askedQuestions } from "#app/features/applications/own-questions/own-questions.server";
import { useDatabase } from "../../../../tests/support/database";
import { readOwnRecords } from "../../../../tests/support/own-records";
import { aClient } from "../../../../tests/support/people";
import { questionFormSchema } from "./question-form";
import { readQuestions, saveQuestion, stepQuestion } from "./questions.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const BLANK = { question: "", hint: "", choices: "" };

/** Returns a submitted question form. */
const posted = ({ id = "", version = 0, ...changes }: Record<string, unknown> = {}) =>
  questionFormSchema.parse({
    ...{ id, version, step: "save", kind: "line", isRequired: "on" },
    words: {
      en: { ...BLANK, question: "Which tools do you own?" },
      es: BLANK,
      fr: BLANK,
      de: { ...BLANK, question: "Welche Geräte haben Sie?" },
      it: BLANK,
    },
    ...changes,
  });

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

const ids = async () => (await readQuestions()).filter(({ isRetired }) => !isRetired).map(({ id }) => id);
const wordsOf = async (language: "en" | "de" | "fr") => (await askedQuestions(language)).map(({ question }) => question);

const COMPLETE = {
  ...{ category: "finance-investment", firstName: "Ada", lastName: "Byron", location: "Paris", expertise: "Finance", experience: "8-12" },
  ...{ bio: "Numbers.", availability: "limited", agreedToTerms: true },
} as const;
const REGISTRATION = { kind: "advisor-registration", isFromProfile: false } as const;

beforeEach(async () => {
  for (const table of [advisorApplications, applicationQuestions, auditLog]) await db.delete(table);
});

test("a question is asked in the reader's language, else in the site's, in the order of the admin, until it is retired", async () => {
  const admin = await anAdmin();
  await saveQuestion(admin, posted());
  await saveQuestion(
    admin,
    posted({
      words: { ...posted().words, en: { question: "Insured?", hint: "", choices: "" }, de: BLANK, es: BLANK, fr: BLANK, it: BLANK },
    }),
  );
  expect(await wordsOf("de")).toEqual(["Welche Geräte haben Sie?", "Insured?"]);
  expect(await wordsOf("fr")).toEqual(["Which tools do you own?", "Insured?"]);
  const [first, second] = await ids();
  await stepQuestion(admin, { id: second!, step: "up" }, at);
  expect(await ids()).toEqual([second, first]);
  await stepQuestion(admin, { id: second!, step: "up" }, at);
  await stepQuestion(admin, { id: second!, step: "retire" }, at);
  expect(await wordsOf("en")).toEqual(["Which tools do you own?"]);
  await stepQuestion(admin, { id: second!, step: "restore" }, at);
  await stepQuestion(admin, { id: second!, step: "down" }, at);
  expect(await ids()).toEqual([first, second]);
  const actions = (await db.select().from(auditLog).orderBy(asc(auditLog.createdAt))).map(({ action }) => action);
  expect(new Set(actions)).toEqual(new Set(["question.added", "question.up", "question.retire", "question.restore", "question.down"]));
});

test("a step goes past a question that is asked no more, and such a one takes none", async () => {
  const admin = await anAdmin();
  for (let count = 0; count < 3; count += 1) await saveQuestion(admin, posted());
  const [first, gone, last] = await ids();
  const step = async (id: string | undefined, way: "up" | "down" | "retire") => {
    await stepQuestion(admin, { id: id!, step: way }, at);
    return ids();
  };
  expect(await step(gone, "retire")).toEqual([first, last]);
  expect(await step(last, "up")).toEqual([last, first]);
  for (const way of ["up", "down"] as const) expect(await step(gone, way)).toEqual([last, first]);
  expect(await step(last, "down")).toEqual([first, last]);
});

test("there are so many at most, also when two add one at once; and of two who say one anew the later is told", async () => {
  const admin = await anAdmin();
  for (let count = 1; count < MAX_QUESTIONS; count += 1) expect(await saveQuestion(admin, posted())).toEqual({ ok: true });
  const both = await Promise.all([saveQuestion(admin, posted()), saveQuestion(admin, posted())]);
  expect(both).toContainEqual({ ok: true });
  expect(both).toContainEqual({ ok: false, reason: "tooMany" });
  const [id] = await ids();
  await stepQuestion(admin, { id: id!, step: "retire" }, at);
  await saveQuestion(admin, posted());
  expect(await stepQuestion(admin, { id: id!, step: "restore" }, at)).toEqual({ ok: false, reason: "tooMany" });
  const [other] = await ids();
  const version = (await readQuestions()).find((each) => each.id === other)!.version;
  expect(await saveQuestion(admin, posted({ id: other, version, kind: "text" }))).toEqual({ ok: true });
  expect(await saveQuestion(admin, posted({ id: other, version }))).toEqual({ ok: false, reason: "stale" });
  expect(await stepQuestion(admin, { id: admin.userId, step: "up" }, at)).toEqual({ ok: false, reason: "gone" });
});

test("whoever is no admin asks nothing", async () => {
  const client = await aClient();
  await expect(saveQuestion(client, posted())).rejects.toMatchObject({ init: { status: 403 } });
  expect(await readQuestions()).toEqual([]);
});

test("an application says what it was asked, in the words of then, and a required question keeps it from being sent", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  await saveQuestion(admin, posted());
  const [id] = await ids();
  await saveDraft(person, COMPLETE, at);
  expect(await submitApplication(person, REGISTRATION, at, "de")).toMatchObject({
    ok: false,
    missing: [{ field: `own.${id}`, step: "background", message: "applications.ownRequired" }],
  });
  await saveDraft(person, { own: { [id!]: "x".repeat(201) } }, at);
  expect(await submitApplication(person, REGISTRATION, at, "de")).toMatchObject({ missing: [{ message: "applications.ownLong" }] });
  await saveDraft(person, { own: { [id!]: " Eine Säge ", [admin.userId]: "asked by nobody" } }, at);
  expect(await submitApplication(person, REGISTRATION, at, "de")).toMatchObject({ ok: true });
  const kept = [{ questionId: id, kind: "line", question: "Welche Geräte haben Sie?", answer: "Eine Säge", language: "de" }];
  const version = (await readQuestions())[0]!.version;
  await saveQuestion(
    admin,
    posted({
      id,
      version,
      words: { ...posted().words, en: { ...BLANK, question: "Renamed" }, de: BLANK, es: BLANK, fr: BLANK, it: BLANK },
    }),
  );
  const [sent] = await db.select().from(advisorApplications).where(eq(advisorApplications.userId, person.userId));
  expect(sent?.ownAnswers).toEqual(kept);
  expect(JSON.stringify(await readOwnRecords(person.userId, at))).toContain("Eine Säge");
  await db.update(advisorApplications).set({ status: "rejected" }).where(eq(advisorApplications.id, sent!.id));
  expect((await answersOf(person)).own).toEqual({ [id!]: "Eine Säge" });
});

test("what is said has to fit: a question in some language, and as many choices in each", () => {
  const problems = (changes: object) =>
    questionFormSchema
      .safeParse({
        id: "",
        version: "0",
        step: "save",
        kind: "choice",
        words: { en: BLANK, es: BLANK, fr: BLANK, de: BLANK, it: BLANK, ...changes },
      })
      .error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(problems({})).toEqual([["words.en.question", "ownQuestions.questionNeeded"]]);
  const asked = (choices: string) => ({ question: "Where?", hint: "", choices });
  expect(problems({ de: asked("Hier") })).toEqual([["words.de.choices", "ownQuestions.choicesNeeded"]]);
  expect(problems({ de: asked("Hier\n\nDort\nHier") })).toBeUndefined();
  expect(problems({ de: asked("Hier\nDort"), en: asked("Here\nThere\nElsewhere") })).toEqual([
    ["words.de.choices", "ownQuestions.choicesDiffer"],
  ]);
  expect(problems({ de: asked(`Hier\n${"x".repeat(81)}`) })?.[0]).toEqual(["words.de.choices", "admin.tooLong"]);
});
