/** Years, days and offsets at the limits of dates, zones and databases: nothing that reads a time may break on them. */
const DAYS = [
  "0000-01-01",
  "0000-12-31",
  "0001-01-01",
  "0099-12-31",
  "1582-10-10",
  "1899-12-31",
  "1900-01-01",
  "1969-12-31",
  "1970-01-01",
  "8999-12-31",
  "9000-01-01",
  "9099-12-31",
  "9100-01-01",
  "9999-12-30",
  "9999-12-31",
  "10000-01-01",
  "-000001-12-31",
  "-271821-04-19",
  "-271821-04-20",
  "-271821-04-21",
  "275760-09-12",
  "275760-09-13",
  "+275760-09-12",
  "+275760-09-13",
  "+275760-09-14",
] as const;
const TIMES = ["T00:00", "T23:59", "T00:00Z", "T23:59:59.999Z", "T00:00:00.000Z", "T00:00+14:00", "T23:59-14:00", "T23:59-23:59"] as const;

/** Each of those days alone, as a month, and at times of day with and without unusual offsets. */
export const EDGE_TIMES: readonly string[] = DAYS.flatMap((day) => [
  day,
  day.replace(/-\d\d$/, ""),
  ...TIMES.map((time) => `${day}${time}`),
]);
