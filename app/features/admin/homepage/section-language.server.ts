import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { ownTexts } from "#app/db/schema/own-texts";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { isOnlyOfSite, sectionsThatShip } from "#app/features/own-texts/home-in-language.server";
import { sectionsInWords, wordsOfEntries, wordsOfSection } from "#app/features/own-texts/home-texts";
import { publishOwnTexts } from "#app/features/own-texts/own-texts.server";
import { FIRST_LANGUAGE, type Language } from "#app/languages/languages";
import { applyOwnTextsHere, auditTextChange, writeText } from "../texts/write-text.server";
import type { EditedSection } from "./section-state";
import { findSection, lockSection, type StaleSection } from "./sections.server";
import { wordingSaves } from "./wording-saves.server";

/** Translation of a section: its texts, or its steps or benefits. A blank text falls back to the site's own. */
export type SectionWording = Partial<Pick<EditedSection, "title" | "subtitle" | "description" | "buttonText" | "contentData">>;

/** Section, language and version of a translation. */
export interface WordingVersion {
  sectionType: string;
  language: Language;
  version: string;
}

type Row = typeof ownTexts.$inferSelect;

/** Returns a section as edited in a language, with its last saves and the number of its unpublished drafts; in languages other than the first only texts are editable. */
export async function findSectionIn(sectionType: string, language: Language, connection: Connection = db) {
  const found = await findSection(sectionType, connection);
  if (language === FIRST_LANGUAGE) return { ...found, drafts: 0, isLeft: isLeft(found.section, language, []) };
  const { section, rows } = await sectionIn(found.section, language, connection);
  const drafts = rows.filter(({ draft }) => draft).length;
  const saves = await wordingSaves(connection, sectionType, language);
  return { section, saves, drafts, isLeft: isLeft(found.section, language, rows) };
}

/** Whether readers of a language read what ships, while the section says something of its own in the site's. */
const isLeft = (first: EditedSection, language: Language, rows: readonly Row[]) =>
  isOnlyOfSite(
    first,
    language,
    new Map(rows.flatMap(({ name, text, wordsReplaced }) => (text && !wordsReplaced ? [[name, text] as const] : []))),
  );

async function sectionIn(first: EditedSection, language: Language, connection: Connection) {
  const shipped = sectionsThatShip([first], language)[0] ?? first;
  const standards = new Map([...wordsOfSection(shipped), ...wordsOfEntries(shipped)]);
  const rows = await connection
    .select()
    .from(ownTexts)
    .where(and(eq(ownTexts.language, language), inArray(ownTexts.name, [...standards.keys()])));
  const own = new Map(rows.flatMap(({ name, text }) => (text ? [[name, text] as const] : [])));
  const section: EditedSection = { ...(sectionsInWords([shipped], own)[0] ?? shipped), version: versionOf(first, rows) };
  return { section, standards, rows };
}

/** Changes with every save of the section or of any of its texts. */
const versionOf = ({ version }: EditedSection, rows: readonly Row[]) => `${version} ${rows.reduce((sum, row) => sum + row.version, 0)}`;

/** Saves a section's texts in one language; other languages stay as they are. */
export function saveWording(actor: AdminActor, version: WordingVersion, wording: SectionWording, at: Date) {
  return changeWording(actor, version, at, async (_, current) => {
    const wanted = { ...current, ...wording };
    return { ok: true, texts: new Map([...wordsOfSection(wanted), ...wordsOfEntries(wanted)]) };
  });
}

/** Undoes the last save in one language by restoring the texts before it. Can be repeated for the saves that are listed. */
export function undoWording(actor: AdminActor, version: WordingVersion, at: Date) {
  return changeWording(actor, version, at, async (tx) => {
    const [last] = await wordingSaves(tx, version.sectionType, version.language);
    return last ? { ok: true, texts: last.before, undoes: last.id } : { ok: false, reason: "nothingToUndo" };
  });
}

type Change = { ok: true; texts: ReadonlyMap<string, string>; undoes?: string } | { ok: false; reason: "nothingToUndo" };

async function changeWording(
  actor: AdminActor,
  { sectionType, language, version }: WordingVersion,
  at: Date,
  change: (tx: AdminTransaction, current: EditedSection) => Promise<Change>,
): Promise<{ ok: true } | StaleSection | Extract<Change, { ok: false }>> {
  const outcome = await adminTransaction(actor, async (tx) => {
    await lockSection(tx, sectionType);
    const { section: first } = await findSection(sectionType, tx);
    const { section: current, standards, rows } = await sectionIn(first, language, tx);
    if (current.version !== version) return { ok: false, reason: "stale", current, savedBy: "" } as const;
    const changed = await change(tx, current);
    if (!changed.ok) return changed;
    const { texts, undoes } = changed;
    const save = randomUUID();
    for (const [name, text] of texts) {
      const standard = standards.get(name);
      const row = rows.find((each) => each.name === name);
      if (standard !== undefined) await say(tx, { actor, language, name, text: text || standard, standard, row, at, save, undoes });
    }
    await publishOwnTexts(tx);
    return { ok: true } as const;
  });
  if (outcome.ok) await applyOwnTextsHere();
  return outcome;
}

interface Saying {
  actor: AdminActor;
  language: Language;
  name: string;
  text: string;
  standard: string;
  row: Row | undefined;
  at: Date;
  /** By this its texts are known as those of one save. */
  save: string;
  undoes: string | undefined;
}

async function say(tx: AdminTransaction, { actor, language, name, text, standard, row, at, save, undoes }: Saying) {
  const before = row?.text ?? standard;
  if (text === before) return;
  const own = text === standard ? { text: null, replaced: null } : { text, replaced: standard };
  const edit = { place: "home" as const, language, name, version: row?.version ?? 0 };
  const isWritten = await writeText(tx, edit, { ...own, publishedAt: at, savedBy: actor.userId, savedAt: at });
  if (!isWritten) throw new Error(`${name} was written meanwhile`);
  await auditTextChange(tx, actor, own.text === null ? "texts.restored" : "texts.published", edit, {
    before,
    after: text,
    save,
    ...(undoes !== undefined && { undoes }),
  });
}
