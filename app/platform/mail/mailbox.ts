import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Providers that ignore dots in the name of a mailbox. */
const DOTLESS = { domains: ["gmail.com", "googlemail.com"], mailbox: "gmail.com" } as const;

/**
 * The mailbox that an address delivers to: lower case, without a +suffix, and without dots where the provider ignores them. The owner of a
 * mailbox counts as one person for every limit, however many addresses and accounts they use; delivery always uses the original address.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const name = local.split("+")[0] || local;
  const isDotless = DOTLESS.domains.some((each) => each === domain);
  return isDotless ? `${name.replaceAll(".", "")}@${DOTLESS.mailbox}` : `${name}@${domain}`;
}

/** Like `mailboxOf` in SQL, for a column of lower-case addresses. */
export function mailboxIn(column: SQLWrapper): SQL {
  const [local, domain] = [sql`split_part(${column}, '@', 1)`, sql`split_part(${column}, '@', 2)`];
  const name = sql`coalesce(nullif(split_part(${local}, '+', 1), ''), ${local})`;
  const domains = sql.join(
    DOTLESS.domains.map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`(case when ${domain} in (${domains}) then replace(${name}, '.', '') || '@' || ${DOTLESS.mailbox}::text else ${name} || '@' || ${domain} end)`;
}
