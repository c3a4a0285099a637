const BEGINS_AS_READ = /^[\s(]*(select|with|values)\b/i;
/** Also where it only stands in a name or a text: such a statement goes to the primary, which can do everything. */
const MAY_WRITE =
  /\b(insert|update|delete|merge|truncate|lock|for\s+(no\s+key\s+|key\s+)?share|nextval|setval|set_config|pg_notify|pg_(try_)?advisory\w+|pg_current_wal_lsn)\b/i;

/** Whether a statement reads and neither writes nor locks, so that a replica can answer it. */
export const isPlainRead = (text: string): boolean => BEGINS_AS_READ.test(text) && !MAY_WRITE.test(text);
