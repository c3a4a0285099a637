import { onStatement } from "#app/db/statement-times.server";

/** The order in which transactions lock rows, as `features/accounts/sessions/hold-account.server.ts` says it; tables of one line have no order among them. */
const ORDER: readonly (readonly string[])[] = [
  ["sessions"],
  ["user_roles"],
  ["advisers"],
  ["consultations"],
  ["payments", "outside_payments", "payment_orders"],
  ["users"],
];

const LOCKS = /\bfor (no key update|update|share|key share)\b/;
const NAMED = /(?:\bfrom|\bof|^update|^delete from) (?:only )?"?([a-z_]+)"?/;

/** Which table a statement locks rows of, of those that have an order: with 'for …', 'update' or 'delete'. */
function lockedBy(statement: string): string | undefined {
  const text = statement.trim().toLowerCase();
  const lock = LOCKS.exec(text);
  if (!lock && !/^(update|delete)\b/.test(text)) return undefined;
  const of = lock && /\bof "?([a-z_]+)"?/.exec(text.slice(lock.index));
  const table = of?.[1] ?? NAMED.exec(text)?.[1];
  return ORDER.some((tables) => tables.includes(table ?? "")) ? table : undefined;
}

const rankOf = (table: string) => ORDER.findIndex((tables) => tables.includes(table));

/**
 * Runs a step that is alone with the database, and returns what it locks against the order, as "advisers after consultations": two such steps that cross wait for
 * each other.
 */
export async function lockedOutOfOrder(step: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  let locked: string[] = [];
  const stop = onStatement((_, text) => {
    if (/^(begin|commit|rollback)/i.test(text)) locked = [];
    const table = lockedBy(text);
    if (!table || locked.includes(table)) return;
    // Acceptances stand in line at their client's account before the consultation, which nobody else has meanwhile: its advisor's row is theirs.
    const isGuarded = table === "consultations" && locked.includes("advisers");
    const [later] = locked.filter((before) => rankOf(before) > rankOf(table) && !(isGuarded && before === "users"));
    if (later) found.push(`${table} after ${later}`);
    locked.push(table);
  });
  await step().finally(stop);
  return found;
}
