import { eq } from "drizzle-orm";
import { type Connection, db, isDatabaseUnavailable } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { AccountType } from "#app/features/accounts/schema";
import type { Viewer } from "#app/features/accounts/viewer";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "#app/features/autosave/field-changes";
import { isOffered, offeredOr } from "#app/platform/brand/current-defaults.server";
import { reservedNames } from "../own-name/reserved-names.server";
import { type OwnProfile, type ProfileField, profileFields } from "../schema";
import { canSwitchType } from "./account-type";

const FIELDS = Object.keys(profileFields) as ProfileField[];

/** Thrown when a person has no row yet and none could be created: shown as 'Failed to create user account' (signed-in-areas.md 8). */
export class RowNotMade extends Error {}

/** Returns a person's own profile, creating a missing row (signed-in-areas.md 7: no row is tolerated). Throws RowNotMade. */
export async function findProfile(viewer: Viewer): Promise<OwnProfile> {
  const row = (await findRow(db, viewer)) ?? (await makeRow(db, viewer));
  const { email, avatarUrl, category, categoryChosenAt } = row;
  return { email, avatarUrl, category, isTypeChosen: categoryChosenAt !== null, fields: fieldsOf(row) };
}

/** Saves changed profile fields, all or none: returns fields that changed elsewhere instead of overwriting them; refuses the site's own name. */
export function saveProfile(viewer: Viewer, changes: FieldChanges<ProfileField>, at: Date): Promise<FieldAnswer> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(profiles).where(eq(profiles.userId, viewer.userId)).for("update");
    const row = locked ?? (await makeRow(tx, viewer));
    const { fresh, stale, isStale } = compareChanges(fieldsOf(row), changes);
    if (isStale) return { ok: false, stale };
    const errors = { ...reservedNames(viewer, { ...fieldsOf(row), ...fresh }, fresh), ...languageGone(fresh) };
    if (Object.keys(errors).length > 0) return { ok: false, errors };
    if (Object.keys(fresh).length > 0)
      await tx
        .update(profiles)
        .set({ ...(fresh as Partial<typeof profiles.$inferInsert>), updatedAt: at })
        .where(eq(profiles.userId, viewer.userId));
    return savedAnswer(changes);
  });
}

/** Sets the account type, unless it is locked (decisions.md 2). */
export function chooseAccountType(
  viewer: Viewer,
  category: AccountType,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: "profiles.accountTypeLocked" }> {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(profiles).where(eq(profiles.userId, viewer.userId)).for("update");
    const row = locked ?? (await makeRow(tx, viewer));
    if (!canSwitchType(row.category, category, row.categoryChosenAt !== null)) return { ok: false, reason: "profiles.accountTypeLocked" };
    await tx
      .update(profiles)
      .set({ category, categoryChosenAt: row.categoryChosenAt ?? at, updatedAt: at })
      .where(eq(profiles.userId, viewer.userId));
    return { ok: true };
  });
}

/** The error of a language that was switched off after the page was opened. */
const languageGone = ({ language }: Partial<Record<ProfileField, unknown>>): Record<string, string> =>
  language === undefined || isOffered(language) ? {} : { language: "profiles.choiceUnknown" };

type Row = typeof profiles.$inferSelect;

/** The fields as their owner sees them; who chose a language that the site no longer offers reads in the site's. */
const fieldsOf = (row: Row) => {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, row[field]])) as Record<ProfileField, string>;
  return { ...fields, language: offeredOr(fields.language) };
};

async function findRow(connection: Connection, { userId }: Viewer): Promise<Row | undefined> {
  const [row] = await connection.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

async function makeRow(connection: Connection, viewer: Viewer): Promise<Row> {
  try {
    await connection.insert(profiles).values({ userId: viewer.userId, email: viewer.email }).onConflictDoNothing();
  } catch (cause) {
    if (isDatabaseUnavailable(cause)) throw cause;
    throw new RowNotMade("a profile could not be made", { cause });
  }
  const row = await findRow(connection, viewer);
  if (!row) throw new RowNotMade("a profile that was made is not there");
  return row;
}
