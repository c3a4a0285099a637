/** The beginning of a value or a comment. */
const WORDS_END = /'|--|\/\*/;
const VERB = /^[\s(]*([a-z]+)/i;
const NAME = '(?:only\\s+)?(?:"?[a-z_]+"?\\.)?"?([a-z_][a-z0-9_]*)"?(?![a-z0-9_"])';
/** `from` may be followed by a function, which is not a table. */
const TABLE = new RegExp(`\\b(?:(?:into|update)\\s+${NAME}|(?:from|join)\\s+${NAME}(?!\\s*\\())`, "i");

/** The operation and table of a statement, such as `select consultations`, without any values. */
export function statementName(text: string): { name: string; operation: string; table: string | null } {
  const plain = text.split(WORDS_END, 1)[0] ?? "";
  const operation = (VERB.exec(plain)?.[1] ?? "statement").toLowerCase();
  const [, written, read] = TABLE.exec(plain) ?? [];
  const table = (written ?? read)?.toLowerCase() ?? null;
  return { name: table ? `${operation} ${table}` : operation, operation, table };
}
