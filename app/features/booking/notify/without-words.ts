import type { Side } from "../life/consultation";

interface Said {
  note: string;
  absenceWords: string | null;
  absenceReply: string | null;
  closeReason: string | null;
  closedBy: string | null;
}

/** Returns a consultation without the other side's words, for a reader who has blocked them. An admin's words stay. */
export function withoutWords<Row extends Said>(consultation: Row, reader: Side): Row {
  const { closedBy, closeReason } = consultation;
  const isOthers = closedBy !== "admin" && closedBy !== reader;
  return { ...consultation, note: "", absenceWords: null, absenceReply: null, closeReason: isOthers ? null : closeReason };
}
