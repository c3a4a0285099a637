const BEGINS_AS_READ = /^[\s(]*(select|with|values)\b/i;
/** Also matches within names or literals: such a statement goes to the primary, which can run anything. */
const MAY_WRITE =
  /\b(insert|update|delete|merge|truncate|lock|for\s+(no\s+key\s+|key\s+)?share|nextval|setval|set_config|pg_notify|pg_(try_)?advisory\w+|pg_current_wal_lsn)\b/i;

/** Maximum number of texts whose kind is kept: a page asks the same few again and again, and looking through each takes longer than finding it. */
const MAX_KEPT = 500;
const kinds = new Map<string, boolean>();

/** Whether a statement only reads and takes no locks, so that a replica can run it. */
export function isPlainRead(text: string): boolean {
  const known = kinds.get(text);
  if (known !== undefined) return known;
  const isRead = BEGINS_AS_READ.test(text) && !MAY_WRITE.test(text);
  if (kinds.size >= MAX_KEPT) kinds.clear();
  kinds.set(text, isRead);
  return isRead;
}
