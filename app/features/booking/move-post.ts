/** The key of why a step did not happen. */
export type MoveNotice =
  | "booking.wrongState"
  | "booking.wrongActor"
  | "booking.tooLate"
  | "booking.movedOn"
  | "booking.clientBusy"
  | "booking.reasonTooLong"
  | "booking.moveFailed";

/** What a post of a step comes to: the words of a toast, or why it did not happen. */
export type MoveOutcome =
  | { ok: true; text: "booking.accepted" | "booking.declined" | "booking.withdrawn"; name: string }
  | { ok: false; notice: MoveNotice; status: number };
