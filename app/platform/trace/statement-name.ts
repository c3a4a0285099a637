/** Where a value or a comment begins. */
const WORDS_END = /'|--|\/\*/;
const VERB = /^[\s(]*([a-z]+)/i;
const NAME = '(?:only\\s+)?(?:"?[a-z_]+"?\\.)?"?([a-z_][a-z0-9_]*)"?(?![a-z0-9_"])';
/** What is read from may be a function, which is no table. */
const TABLE = new RegExp(`\\b(?:(?:into|update)\\s+${NAME}|(?:from|join)\\s+${NAME}(?!\\s*\\())`, "i");

/** What a statement does and to which table, such as `select consultations`: nothing of the values in it. */
export function statementName(text: string): { name: string; operation: string; table: string | null } {
  const plain = text.split(WORDS_END, 1)[0] ?? "";
  const operation = (VERB.exec(plain)?.[1] ?? "statement").toLowerCase();
  const [, written, read] = TABLE.exec(plain) ?? [];
  const table = (written ?? read)?.toLowerCase() ?? null;
  return { name: table ? `${operation} ${table}` : operation, operation, table };
}
