import { asc, eq, isNull, max, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { applicationQuestions } from "#app/db/schema/own-questions";
import { MAX_QUESTIONS } from "#app/features/applications/own-questions/limits";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { Outcome } from "#app/platform/outcome";
import { type EditedQuestion, keptWords, type QuestionChange, type QuestionRefusal, type QuestionStep } from "./question-form";

/** Advisory lock that serializes changes of the questions. */
const QUESTIONS_LINE = 7_241_042;
const TABLE = "application_questions";

type Row = typeof applicationQuestions.$inferSelect;
type Changed = Outcome<QuestionRefusal>;

/** Returns all of the site's own questions in order, including retired ones. */
export async function readQuestions(): Promise<EditedQuestion[]> {
  const rows = await db.select().from(applicationQuestions).orderBy(asc(applicationQuestions.position));
  return rows.map(({ id, kind, isRequired, words, version, retiredAt }) => ({
    ...{ id, kind, isRequired, words, version },
    isRetired: retiredAt !== null,
  }));
}

/** Adds a question at the end, or edits one; earlier answers keep the wording they were given to. */
export function saveQuestion(actor: AdminActor, change: QuestionChange): Promise<Changed> {
  const { id, kind, isRequired, version } = change;
  const said = { kind, isRequired, words: keptWords(change) };
  return adminTransaction(
    actor,
    async (tx): Promise<Changed> => {
      if (id === "") return addQuestion(tx, actor, said);
      const before = await find(tx, id);
      if (!before) return { ok: false, reason: "gone" };
      if (before.version !== version) return { ok: false, reason: "stale" };
      await tx
        .update(applicationQuestions)
        .set({ ...said, version: version + 1 })
        .where(eq(applicationQuestions.id, id));
      const was = { kind: before.kind, isRequired: before.isRequired, words: before.words };
      await audit(tx, actor, "question.saved", TABLE, id, { before: was, after: said });
      return { ok: true };
    },
    QUESTIONS_LINE,
  );
}

async function addQuestion(tx: AdminTransaction, actor: AdminActor, said: Pick<Row, "kind" | "isRequired" | "words">): Promise<Changed> {
  if (await isFull(tx)) return { ok: false, reason: "tooMany" };
  const [last] = await tx.select({ position: max(applicationQuestions.position) }).from(applicationQuestions);
  const [made] = await tx
    .insert(applicationQuestions)
    .values({ ...said, position: (last?.position ?? 0) + 1 })
    .returning({ id: applicationQuestions.id });
  await audit(tx, actor, "question.added", TABLE, made?.id ?? null, said);
  return { ok: true };
}

/** Moves, retires or restores a question. */
export function stepQuestion(actor: AdminActor, { id, step }: QuestionStep, at: Date): Promise<Changed> {
  return adminTransaction(
    actor,
    async (tx): Promise<Changed> => {
      const question = await find(tx, id);
      if (!question) return { ok: false, reason: "gone" };
      if (step === "restore" && question.retiredAt && (await isFull(tx))) return { ok: false, reason: "tooMany" };
      if (step === "up" || step === "down") await move(tx, question, step);
      else await put(tx, id, { retiredAt: step === "retire" ? at : null });
      await audit(tx, actor, `question.${step}`, TABLE, id);
      return { ok: true };
    },
    QUESTIONS_LINE,
  );
}

async function move(tx: AdminTransaction, { id, position }: Row, step: "up" | "down") {
  const asked = await tx
    .select()
    .from(applicationQuestions)
    .where(isNull(applicationQuestions.retiredAt))
    .orderBy(asc(applicationQuestions.position));
  const other = asked[asked.findIndex((each) => each.id === id) + (step === "up" ? -1 : 1)];
  if (!other || !asked.some((each) => each.id === id)) return;
  await put(tx, id, { position: other.position });
  await put(tx, other.id, { position });
}

const find = async (tx: AdminTransaction, id: string) =>
  (await tx.select().from(applicationQuestions).where(eq(applicationQuestions.id, id)))[0];

const isFull = async (tx: AdminTransaction) =>
  (await tx.$count(applicationQuestions, isNull(applicationQuestions.retiredAt))) >= MAX_QUESTIONS;

const put = (tx: AdminTransaction, id: string, changes: Partial<Pick<Row, "position" | "retiredAt">>) =>
  tx
    .update(applicationQuestions)
    .set({ ...changes, version: sql`${applicationQuestions.version} + 1` })
    .where(eq(applicationQuestions.id, id));
