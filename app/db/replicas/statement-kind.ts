const BEGINS_AS_READ = /^[\s(]*(select|with|values)\b/i;
/** Also matches within names or literals: such a statement goes to the primary, which can run anything. */
const MAY_WRITE =
  /\b(insert|update|delete|merge|truncate|lock|for\s+(no\s+key\s+|key\s+)?share|nextval|setval|set_config|pg_notify|pg_(try_)?advisory\w+|pg_current_wal_lsn)\b/i;

/** Whether a statement only reads and takes no locks, so that a replica can run it. */
export const isPlainRead = (text: string): boolean => BEGINS_AS_READ.test(text) && !MAY_WRITE.test(text);
