import { db } from "#app/db/client.server";
import { countAudit, selectAudit } from "#app/features/audit/audit.server";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { cutPage, MOST_COUNTED, pageOf, type ShownPage } from "../lists/list-count";
import type { ListWishes } from "../lists/list-shapes";
import { withSubjects } from "./subjects.server";

/** A page of what admins did, the newest first unless another order is wished, and how much there is. For admins, whose route guards it. */
export async function searchAudit(wishes: ListWishes<"audit">): Promise<{ entries: AuditEntry[]; shown: ShownPage; total: number }> {
  const [found, total] = await Promise.all([selectAudit(db, wishes, pageOf(wishes)), countAudit(db, wishes, MOST_COUNTED + 1)]);
  const { rows, shown } = cutPage(found, wishes);
  return { entries: await withSubjects(rows), shown, total };
}
