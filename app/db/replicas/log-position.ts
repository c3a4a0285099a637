/** WAL position (LSN): how far a database has written or replayed its log. Data written at a position is on every database that has reached it. */
export type LogPosition = bigint;

export const LOG_START: LogPosition = 0n;

/** Parses PostgreSQL's notation, 16/B374D848; null for anything else. */
export function readPosition(text: string | null | undefined): LogPosition | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text ?? "") ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

/** Formats a position in PostgreSQL's notation. */
export const formatPosition = (position: LogPosition) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();

export const latest = (...positions: LogPosition[]) => positions.reduce((one, other) => (one > other ? one : other), LOG_START);
