import { desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { auditOfPerson } from "#app/features/audit/audit.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import { countConsultations, selectConsultations } from "../consultations/consultation-search.server";
import { withAhead } from "./ahead.server";
import { selectPeople } from "./person-list.server";

const MAX_LISTED = 20;
const ALL = { query: "", state: null, sort: null } as const;

/** Returns what an admin needs to know of a person: account, applications, consultations on both sides, audit log. Throws a 404 when there is none. */
export async function findPerson(id: string, now: Date) {
  if (!isUuid(id)) throw endedAs(404);
  const [person] = await withAhead(await selectPeople(db, { ...ALL, id }, { limit: 1 }), now);
  if (!person) throw endedAs(404);
  const ofThem = { ...ALL, filters: { of: id } };
  const [[advisor], applications, consultations, total, done] = await Promise.all([
    db
      .select({ slug: advisors.slug, name: advisors.displayName, isDemo: users.isDemo })
      .from(advisors)
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(eq(advisors.userId, id)),
    db
      .select({
        id: advisorApplications.id,
        status: advisorApplications.status,
        createdAt: advisorApplications.createdAt,
        // Accepting an invitation creates and approves the application at the same time.
        wasInvited: sql<boolean>`${advisorApplications.createdAt} is not distinct from ${advisorApplications.reviewedAt}`,
      })
      .from(advisorApplications)
      .where(eq(advisorApplications.userId, id))
      .orderBy(desc(advisorApplications.createdAt))
      .limit(MAX_LISTED),
    selectConsultations(db, { ...ofThem, sort: "-time" }, now, { limit: MAX_LISTED }),
    countConsultations(ofThem),
    auditOfPerson(id),
  ]);
  return { person, advisor: advisor ?? null, applications, consultations, total, done };
}
