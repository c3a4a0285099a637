/** Within the cluster, since PostgreSQL's user may not reach any other folder. */
export const ARCHIVED = "archived";

/** So much of what was written last may not have been put away yet. */
export const PUT_AWAY_SECONDS = 300;

/** Has PostgreSQL put each segment of its log away when it is full, or five minutes old and not empty. */
export const ARCHIVING = {
  wal_level: "replica",
  archive_mode: "on",
  archive_timeout: String(PUT_AWAY_SECONDS),
  archive_command: `mkdir -p ${ARCHIVED} && cp "%p" ${ARCHIVED}/.%f && (sync ${ARCHIVED}/.%f || sync) && mv ${ARCHIVED}/.%f ${ARCHIVED}/%f`,
};

const LOG = "log";

/** Has PostgreSQL go on from a copy of its folder with the segments in `log`, up to a moment, and serve only then. */
export const goingOnUntil = (until: Date) => ({
  wal_level: "replica",
  hot_standby: "off",
  restore_command: `test -f ${LOG}/%f.gz && gzip -dc ${LOG}/%f.gz > "%p"`,
  recovery_target_time: until.toISOString().replace("T", " ").replace("Z", "+00"),
  recovery_target_action: "promote",
});
