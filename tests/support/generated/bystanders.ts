import { type Column, pointsAtPerson, reachable, readCatalogue } from "../own-columns";
import type { SiteUnderTest } from "../site";

/** Rows as texts, by table. */
type Rows = Map<string, string[]>;

/** Returns everything that belongs to some people: their own rows, and those that refer to them or to what is theirs. */
async function rowsOf(site: SiteUnderTest, userIds: string[]): Promise<Rows> {
  const catalogue = await readCatalogue();
  const ids = new Map<string, string[]>();
  const rows: Rows = new Map();
  for (const table of ["users", "advisers", ...reachable(catalogue, ["users", "advisers"])]) {
    if (rows.has(table)) continue;
    const columns = catalogue.get(table)!;
    const pointing = table === "users" ? [] : columns.filter((column) => pointsAtPerson(column) && ids.has(column.to!));
    const where = table === "users" ? ["id = any($1)"] : pointing.map(({ name }, index) => `"${name}" = any($${index + 1})`);
    if (where.length === 0) continue;
    const given = table === "users" ? [userIds] : pointing.map(({ to }) => ids.get(to!)!);
    const found = await site.rows<{ id: string | null; row: string }>(
      `select ${hasId(columns) ? "id" : "null as id"}, t::text as row from "${table}" t where ${where.join(" or ")} order by 2`,
      given,
    );
    rows.set(
      table,
      found.map(({ row }) => row),
    );
    ids.set(
      table,
      found.flatMap(({ id }) => id ?? []),
    );
  }
  return rows;
}

const hasId = (columns: Column[]) => columns.some(({ name, type }) => name === "id" && type === "uuid");

/** Returns all rows of some tables. */
async function wholeTables(site: SiteUnderTest, tables: Iterable<string>): Promise<Rows> {
  const rows: Rows = new Map();
  for (const table of tables) {
    const found = await site.rows<{ row: string }>(`select t::text as row from "${table}" t order by 1`);
    rows.set(
      table,
      found.map(({ row }) => row),
    );
  }
  return rows;
}

/** Tables that belong to nobody: the site's own content. */
async function tablesOfTheSite(): Promise<string[]> {
  const catalogue = await readCatalogue();
  const personal = new Set(["users", "advisers", ...reachable(catalogue, ["users", "advisers"])]);
  return [...catalogue.keys()].filter((table) => !personal.has(table) && !RANKS.includes(table));
}

/** Returns the differences: rows removed or changed, and rows added to tables not among `growing`. */
function changesIn(before: Rows, after: Rows, growing: readonly string[] | "any"): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? [];
    const gone = rows.filter((row) => !now.includes(row)).map((row) => `${table} lost ${row}`);
    const mayGrow = growing === "any" || growing.includes(table);
    const come = mayGrow ? [] : now.filter((row) => !rows.includes(row)).map((row) => `${table} got ${row}`);
    return [...gone, ...come].map((line) => line.slice(0, 400));
  });
}

/** Reset links are emailed to any address that is typed in. */
const MAILED_TO_ANYBODY = ["email_tokens"];

/** What anybody may add to: a category request, an empty search, a draft, an outgoing email, a rate-limited attempt, a payment of their own. */
const WRITTEN_BY_ANYBODY = [
  ...["outbox", "empty_searches", "category_requests", "attempts", "application_drafts", "assistant_conversations"],
  "ledger_entries",
];

/** Ranking data kept by triggers, which any person's request affects. */
const RANKS = ["adviser_words", "adviser_ranks"];

/** Written only by the owner. */
const NOT_FOR_ADMINS = [
  "profiles",
  "billing_info",
  "security_settings",
  "passkeys",
  "quotes",
  "messages",
  "notifications",
  "own_feeds",
  "audit_log",
  "outbox",
];

/** Where privileges are stored. */
const POWER = ["user_roles", "audit_log"];

/** Records other people's data now, and returns functions that list later changes to it. */
export async function watchOthers(site: SiteUnderTest, { ann, advisor }: { ann: string; advisor: string }) {
  const look = async () => ({
    ann: await rowsOf(site, [ann]),
    advisor: await rowsOf(site, [advisor]),
    money: new Map([
      [
        "ledger_entries",
        (await site.rows<{ row: string }>("select t::text as row from ledger_entries t where owner_id = $1 order by 1", [ann])).map(
          ({ row }) => row,
        ),
      ],
    ]),
    site: await wholeTables(site, [...(await tablesOfTheSite()), ...POWER]),
    advisors: new Map([
      ["advisers", (await site.rows<{ row: string }>("select user_id::text as row from advisers order by 1")).map(({ row }) => row)],
    ]),
  });
  const before = await look();
  return {
    /** For people who are not admins: nothing of others may change. Anybody may book an advisor and write to them. */
    async changesByOthers(): Promise<string[]> {
      const after = await look();
      return [
        ...changesIn(before.ann, after.ann, MAILED_TO_ANYBODY),
        ...changesIn(before.advisor, after.advisor, "any"),
        ...changesIn(before.money, after.money, []),
        ...changesIn(before.site, after.site, WRITTEN_BY_ANYBODY),
        ...changesIn(before.advisors, after.advisors, []),
      ];
    },
    /** For admins: what not even they may write. Suspending a person ends their sessions. */
    async changesByAdmins(): Promise<string[]> {
      const after = await look();
      const only = (rows: Rows) => new Map([...rows].filter(([table]) => NOT_FOR_ADMINS.includes(table)));
      return [...changesIn(only(before.ann), after.ann, "any"), ...changesIn(only(before.advisor), after.advisor, "any")];
    },
  };
}
