/** Format of an instant in emails: '2 December 2026 at 13:00 GMT+1', in the reader's language and zone. */
export const WRITTEN_TIME = {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;
