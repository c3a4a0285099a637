/** Within the cluster, since PostgreSQL's user may not be able to access other folders. */
export const ARCHIVED = "archived";

/** The latest writes of up to this long may not be archived yet. */
export const PUT_AWAY_SECONDS = 300;

/** Settings that make PostgreSQL archive each WAL segment when it is full, or after five minutes if it is not empty. */
export const ARCHIVING = {
  wal_level: "replica",
  archive_mode: "on",
  archive_timeout: String(PUT_AWAY_SECONDS),
  archive_command: `mkdir -p ${ARCHIVED} && cp "%p" ${ARCHIVED}/.%f && (sync ${ARCHIVED}/.%f || sync) && mv ${ARCHIVED}/.%f ${ARCHIVED}/%f`,
};

const LOG = "log";

/** Settings for point-in-time recovery: replays the segments in `log` onto a base copy, up to a moment, before serving. */
export const recoverySettings = (until: Date) => ({
  wal_level: "replica",
  hot_standby: "off",
  restore_command: `test -f ${LOG}/%f.gz && gzip -dc ${LOG}/%f.gz > "%p"`,
  recovery_target_time: until.toISOString().replace("T", " ").replace("Z", "+00"),
  recovery_target_action: "promote",
});
