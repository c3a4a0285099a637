import { and, eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { formatsOf, readerColumns } from "#app/features/accounts/reader/reader-formats.server";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Language } from "#app/languages/languages";
import { canBeBooked } from "../next-options/can-be-booked.server";

/** One side of a consultation: how to write to them, and what the other side may call them. */
export interface Party {
  userId: string;
  email: string;
  /** Empty when only the address is known, which the other side must not see. */
  name: string;
  /** IANA zone; UTC until one is known. */
  timeZone: string;
  /** Language of texts. */
  language: Language;
  /** Locale of dates, times and amounts. */
  locale: string;
  /** Slug of an advisor whose page is public; otherwise null. */
  slug: string | null;
}

export interface Parties {
  client: Party;
  advisor: Party;
}

/** Returns both sides of a consultation with their email addresses; for emails, never for a page. */
export async function partiesOf(
  connection: Connection,
  { clientId, advisorId }: { clientId: string; advisorId: string },
): Promise<Parties> {
  const clientRows = connection
    .select({ email: users.email, firstName: profiles.firstName, displayName: profiles.displayName, ...readerColumns })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(users.id, clientId));
  const advisorRows = connection
    .select({
      userId: users.id,
      email: users.email,
      name: advisors.displayName,
      zone: advisors.timezone,
      slug: advisors.slug,
      canBeBooked,
      ...readerColumns,
    })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(advisors.id, advisorId));
  const [clients, advisorsFound] = await Promise.all([clientRows, advisorRows]);
  const [client, advisor] = [oneRow(clients), oneRow(advisorsFound)];
  return {
    client: {
      userId: clientId,
      email: client.email,
      name: client.displayName || client.firstName || "",
      ...formatsOf(client),
      slug: null,
    },
    advisor: {
      userId: advisor.userId,
      email: advisor.email,
      name: advisor.name,
      ...formatsOf(advisor),
      timeZone: advisor.timeZone || advisor.zone,
      slug: advisor.canBeBooked ? advisor.slug : null,
    },
  };
}

/** Stores the browser's time zone for a person who has not chosen one, so that emails show their local time. */
export async function rememberTimeZone(connection: Connection, viewer: Viewer, timeZone: string | undefined) {
  if (viewer.timeZone || !timeZone) return;
  await connection
    .update(profiles)
    .set({ timezone: timeZone })
    .where(and(eq(profiles.userId, viewer.userId), eq(profiles.timezone, "")));
}
