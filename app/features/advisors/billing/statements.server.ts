import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import type { Viewer } from "#app/features/accounts/viewer";
import type { EarningsSummary, StatementLine } from "#app/features/money/earnings";
import { advisorEarnings, statementLines } from "#app/features/money/earnings.server";
import type { Language } from "#app/languages/languages";
import { monthAt, monthPeriod, monthsBetween } from "./month";
import { statementCsv } from "./statement-csv.server";

export interface OwnStatement {
  earnings: EarningsSummary[];
  month: string;
  months: string[];
  lines: StatementLine[];
  zone: string;
}

/** Returns an advisor's own earnings and the lines of one month in their zone, by default the current one. Null for everybody else. */
export async function findStatement({ userId }: Pick<Viewer, "userId">, asked: string | null, now: Date): Promise<OwnStatement | null> {
  const own = await findAdvisor(userId);
  if (!own) return null;
  const { id, timezone: zone, approvedAt } = own;
  const months = monthsBetween(approvedAt, now, zone);
  const thisMonth = monthAt(now, zone);
  const month = asked !== null && months.includes(asked) ? asked : thisMonth;
  const [earnings, lines] = await Promise.all([
    advisorEarnings(id, { since: monthPeriod(thisMonth, zone)?.from }),
    statementLines(id, monthPeriod(month, zone) ?? {}),
  ]);
  return { earnings, month, months, lines, zone };
}

/** Returns the statement of a month as a CSV file in the given language. Null for anyone who is not an advisor, and for an invalid month. */
export async function writeStatement(
  { userId }: Pick<Viewer, "userId">,
  { month, language }: { month: string; language: Language },
): Promise<string | null> {
  const own = await findAdvisor(userId);
  const period = own && monthPeriod(month, own.timezone);
  return period ? statementCsv(await statementLines(own.id, period), language) : null;
}

async function findAdvisor(userId: string) {
  const [own] = await db
    .select({ id: advisors.id, timezone: advisors.timezone, approvedAt: advisors.approvedAt })
    .from(advisors)
    .where(eq(advisors.userId, userId));
  return own ?? null;
}
