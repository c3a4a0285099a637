import type { Consultation } from "#app/features/booking/life/consultation";

/** Fields the consultation lifecycle needs when nobody has proposed, written or ended anything; half an hour at noon on 20 November 2026. */
export const untouched = {
  scheduledTime: new Date("2026-11-20T12:00:00Z"),
  endsAt: new Date("2026-11-20T12:30:00Z"),
  countersMade: 0,
  sequence: 0,
  proposedTime: null,
  proposedBy: null,
  saidAbsent: null,
  saidAbsentAt: null,
  absenceRepliedAt: null,
  absencesTakenBack: {},
  closedBy: null,
} satisfies Partial<Consultation>;
