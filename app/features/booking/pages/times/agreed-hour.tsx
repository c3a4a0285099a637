import { MeetingLink } from "#app/features/calendar/meeting/meeting-link";
import { BothClocks } from "../both-clocks";
import type { ConsultationPage } from "../consultation-view";

interface AgreedHourProps {
  consultation: ConsultationPage;
  name: string;
  zone: string;
}

/** Whether it is agreed, ahead or under way, and nobody asks to move it: then its hour stands at the top of its page. */
export const isHourAgreed = ({ status, proposedTime, hasEnded }: ConsultationPage) =>
  status === "accepted" && proposedTime === null && !hasEnded;

/** When it takes place, on both clocks, and the way in, which stands back while the client has yet to pay and it is not near. */
export function AgreedHour({ consultation, name, zone }: AgreedHourProps) {
  const { scheduledTime, durationMinutes, theirTimeZone, meetingLink, isNear, side, payment } = consultation;
  const isToPay = side === "client" && payment?.stage === "awaiting";
  return (
    <div className="mt-2 space-y-3">
      <p className="text-lg">
        <BothClocks at={scheduledTime} zone={zone} theirZone={theirTimeZone} name={name} minutes={durationMinutes} />
      </p>
      {meetingLink && <MeetingLink address={meetingLink} isSecond={isToPay && !isNear} />}
    </div>
  );
}
