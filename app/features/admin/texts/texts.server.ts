import { and, desc, eq, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { auditLog } from "#app/db/schema/operations";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { type Misfit, maxLengthFor, tidyText } from "#app/features/own-texts/fitting-text";
import { misfitOf, neededIn } from "#app/features/own-texts/misfit.server";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { Place } from "#app/features/own-texts/places";
import { TEXTS_SUBJECT } from "#app/features/own-texts/words-in-force.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import type { EditedText, TextChange, TextListParams } from "./edited-text";
import { foundElsewhere, isSelected, type KnownText, knownTexts, listedText, rowsOf } from "./known-texts.server";
import { withMailNotes } from "./mail-notes.server";
import { inItsPlace, mailsListed, standardTexts } from "./place-texts.server";
import { type StandardText, shipsAs } from "./standard-text";
import type { PlaceChoice, TextChoice, TextEdit } from "./texts-form";
import { applyOwnTextsHere, auditTextChange, standingText, writeText } from "./write-text.server";

const CHANGES_SHOWN = 10;

export type TextOutcome = { ok: true } | { ok: false; reason: "stale" | "gone" } | { ok: false; reason: "misfit"; misfit: Misfit };

/** Returns the texts of a place in a language that match, with the open one and its place, and the other places with matches. */
export async function readTexts(asked: TextListParams<Place>) {
  const params = inItsPlace(asked);
  const { language } = params;
  const known = await knownTexts(params.place, language);
  const listed = known.map(listedText);
  const isListed = mailsListed(params);
  const noted = params.place === "mails" ? withMailNotes(listed) : listed;
  const open = known.find(({ name }) => name === params.text);
  return {
    params,
    texts: known.flatMap((each, index) => (isListed(each.name) && isSelected(params, each) ? [noted[index]!] : [])),
    total: listed.length,
    drafts: listed.filter(({ draft }) => draft !== null).length,
    own: listed.filter(({ isOwn }) => isOwn).length,
    outdated: listed.filter(({ isOutdated }) => isOutdated).length,
    elsewhere: await foundElsewhere(params),
    open: open ? await editedText(open, language) : null,
  };
}

async function editedText(known: KnownText, language: Language): Promise<EditedText> {
  const { name, standard, row, english } = known;
  return {
    ...listedText(known),
    standard: standard.standard,
    english: language === FIRST_LANGUAGE ? null : (english?.text ?? standard.english),
    isEnglishOwn: Boolean(english?.text),
    own: row?.text ?? null,
    draft: row?.draft ?? null,
    version: row?.version ?? 0,
    most: maxLengthFor(shipsAs(standard)),
    names: standard.writing === "icu" ? neededIn(standard.standard) : [],
    isPlain: standard.writing === "plain",
    editAt: standard.editAt,
    changes: await changesOf(language, name),
  };
}

/** Returns the changes of a text, newest first. */
async function changesOf(language: Language, name: string): Promise<TextChange[]> {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${users.email}, '')`,
      details: sql<Record<string, unknown>>`coalesce(${ofReplacement(name)}, ${auditLog.details})`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(profiles, eq(profiles.userId, auditLog.actorId))
    .where(
      and(eq(auditLog.subject, TEXTS_SUBJECT), or(isAbout({ language, name }), isAbout({ language, replaced: { changes: [{ name }] } }))),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(CHANGES_SHOWN);
  return rows.map(({ details, ...change }) => ({ ...change, before: String(details.before ?? ""), after: String(details.after ?? "") }));
}

const isAbout = (details: object) => sql`${auditLog.details} @> ${JSON.stringify(details)}::jsonb`;

/** What a replacement of words in many texts changed in one of them. */
const ofReplacement = (name: string) =>
  sql`jsonb_path_query_first(${auditLog.details}, '$.replaced.changes[*] ? (@.name == $name)', ${JSON.stringify({ name })}::jsonb)`;

/** Saves a draft, which visitors do not see yet. */
export const saveDraft = (actor: AdminActor, edit: TextEdit, at: Date): Promise<TextOutcome> =>
  change(actor, edit, async (tx, standard) => {
    const misfit = misfitOf(edit.text, shipsAs(standard), { writing: standard.writing, language: edit.language });
    if (misfit) return { ok: false, reason: "misfit", misfit };
    return (await writeText(tx, edit, { draft: edit.text, savedBy: actor.userId, savedAt: at })) ? { ok: true } : STALE;
  });

/** Publishes a text in a language. A text equal to the shipped one removes the customization. */
export const publishText = (actor: AdminActor, edit: TextEdit, at: Date): Promise<TextOutcome> =>
  change(actor, edit, (tx, standard) => publish(tx, { actor, edit, standard, at }));

/** Restores the shipped text. A draft stays. */
export const restoreText = (actor: AdminActor, edit: TextChoice, at: Date): Promise<TextOutcome> =>
  change(actor, edit, async (tx, { standard }) => {
    const before = await standingText(tx, edit);
    const isWritten = await writeText(tx, edit, { text: null, replaced: null, publishedAt: at, savedBy: actor.userId, savedAt: at });
    if (!isWritten) return STALE;
    if (before?.text) await auditTextChange(tx, actor, "texts.restored", edit, { before: before.text, after: standard });
    return { ok: true };
  });

/** Discards a draft. */
export const discardDraft = (actor: AdminActor, edit: TextChoice, at: Date): Promise<TextOutcome> =>
  change(actor, edit, async (tx) =>
    (await writeText(tx, edit, { draft: null, savedBy: actor.userId, savedAt: at })) ? { ok: true } : STALE,
  );

/** Publishes all drafts of a place in a language. Drafts that are no longer valid stay. */
export async function publishDrafts(actor: AdminActor, { place, language }: PlaceChoice, at: Date): Promise<{ ok: true; count: number }> {
  const standards = await standardTexts(place, language);
  const count = await adminTransaction(actor, async (tx) => {
    const drafts = [...(await rowsOf(language, [...standards.keys()])).values()].filter(({ draft }) => draft);
    let published = 0;
    for (const { name, draft, version } of drafts) {
      const edit = { place, language, name, version, text: draft ?? "" };
      const { ok } = await publish(tx, { actor, edit, standard: standards.get(name)!, at });
      if (ok) published += 1;
    }
    if (published > 0) await publishOwnTexts(tx);
    return published;
  });
  await applyOwnTextsHere();
  return { ok: true, count };
}

const STALE = { ok: false, reason: "stale" } as const;

async function change(
  actor: AdminActor,
  { place, language, name }: { place: Place; language: Language; name: string },
  work: (tx: AdminTransaction, standard: StandardText) => Promise<TextOutcome>,
): Promise<TextOutcome> {
  const standard = (await standardTexts(place, language)).get(name);
  const outcome = await adminTransaction(actor, async (tx): Promise<TextOutcome> => {
    if (!standard || standard.editAt) return { ok: false, reason: "gone" };
    const done = await work(tx, standard);
    if (done.ok) await publishOwnTexts(tx);
    return done;
  });
  if (outcome.ok) await applyOwnTextsHere();
  return outcome;
}

interface Publication {
  actor: AdminActor;
  edit: TextEdit;
  standard: StandardText;
  at: Date;
}

async function publish(tx: AdminTransaction, { actor, edit, standard: given, at }: Publication): Promise<TextOutcome> {
  const { standard, writing } = given;
  const misfit = misfitOf(edit.text, shipsAs(given), { writing, language: edit.language });
  if (misfit) return { ok: false, reason: "misfit", misfit };
  const before = await standingText(tx, edit);
  const isOwn = edit.text !== tidyText(standard);
  const said = isOwn ? { text: edit.text, replaced: shipsAs(given), publishedAt: at } : { text: null, replaced: null, publishedAt: at };
  if (!(await writeText(tx, edit, { ...said, draft: null, savedBy: actor.userId, savedAt: at }))) return STALE;
  await auditTextChange(tx, actor, "texts.published", edit, { before: before?.text ?? standard, after: edit.text });
  return { ok: true };
}
