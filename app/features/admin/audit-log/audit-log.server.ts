import { db } from "#app/db/client.server";
import { withKnownPlace } from "#app/db/page-by-key";
import { auditOrder, countAudit, selectAudit } from "#app/features/audit/audit.server";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { cutPage, MAX_COUNTED, pageOf, type ShownPage } from "../lists/list-count";
import type { ListParams } from "../lists/list-shapes";
import { withSubjects } from "./subjects.server";

/** Returns a page of the audit log, newest first by default, with the total count. For admins; the route checks the role. */
export async function searchAudit(params: ListParams<"audit">): Promise<{ entries: AuditEntry[]; shown: ShownPage; total: number }> {
  const place = withKnownPlace(params, auditOrder(params.sort));
  const [found, total] = await Promise.all([selectAudit(db, params, pageOf(place)), countAudit(db, params, MAX_COUNTED + 1)]);
  const { rows, shown } = cutPage(found, place);
  return { entries: await withSubjects(rows), shown, total };
}
