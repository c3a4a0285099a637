import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whose mail comes to the same mailbox however many dots a name has. */
const DOTLESS = { domains: ["gmail.com", "googlemail.com"], mailbox: "gmail.com" } as const;

/**
 * The mailbox that an address leads to: without letter case, without what follows a plus, and where dots do not count without them. Whoever reads one
 * mailbox is one person for every limit, however many addresses and accounts they make of it; whom a mail is sent to is never changed by this.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const name = local.split("+")[0] || local;
  const isDotless = DOTLESS.domains.some((each) => each === domain);
  return isDotless ? `${name.replaceAll(".", "")}@${DOTLESS.mailbox}` : `${name}@${domain}`;
}

/** The same of a column of addresses, which are kept in lower case. */
export function mailboxIn(column: SQLWrapper): SQL {
  const [local, domain] = [sql`split_part(${column}, '@', 1)`, sql`split_part(${column}, '@', 2)`];
  const name = sql`coalesce(nullif(split_part(${local}, '+', 1), ''), ${local})`;
  const domains = sql.join(
    DOTLESS.domains.map((each) => sql`${each}`),
    sql`, `,
  );
  return sql`(case when ${domain} in (${domains}) then replace(${name}, '.', '') || '@' || ${DOTLESS.mailbox}::text else ${name} || '@' || ${domain} end)`;
}
