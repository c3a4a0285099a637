import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { acceptConsultation, declineConsultation, findConsultation, withdrawConsultation } from "./consultations.server";
import { failureStatus } from "./failures.server";
import { bookingMessages } from "./messages";
import type { MoveNotice, MoveOutcome } from "./move-post";
import { declineFormSchema } from "./schema";

const STEPS = {
  accept: { run: acceptConsultation, text: "booking.accepted" },
  decline: { run: declineConsultation, text: "booking.declined" },
  withdraw: { run: withdrawConsultation, text: "booking.withdrawn" },
} as const;

type Posted = Record<string, unknown>;

/** Takes the step that a form asks for by its `intent`, on the page of a consultation and in the advisor's list. */
export async function takeStep(viewer: Viewer, id: string, posted: Posted, now: Date): Promise<MoveOutcome> {
  const step = STEPS[posted.intent as keyof typeof STEPS];
  if (!Object.hasOwn(STEPS, String(posted.intent))) throw data(null, { status: 400 });
  const said = declineFormSchema.safeParse({ reason: typeof posted.reason === "string" ? posted.reason : "" });
  if (!said.success) return { ok: false, notice: "booking.reasonTooLong", status: 400 };
  try {
    const result = await step.run(viewer, id, now, said.data.reason);
    if (!result.ok) return { ok: false, notice: noticeOf(result.reason), status: 409 };
    const { otherName } = await findConsultation(viewer, id, now);
    return { ok: true, text: step.text, name: otherName || bookingMessages.aClient };
  } catch (error) {
    return { ok: false, notice: "booking.moveFailed", status: failureStatus(error, "consultation step") };
  }
}

const WORDED = ["wrongState", "wrongActor", "tooLate", "movedOn", "clientBusy"] as const;

function noticeOf(reason: string): MoveNotice {
  const known = WORDED.find((word) => word === reason);
  return known ? `booking.${known}` : "booking.moveFailed";
}
