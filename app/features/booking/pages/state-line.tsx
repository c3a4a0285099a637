import { useTranslations } from "use-intl";
import { completesAt } from "../deadlines";
import type { ConsultationPage } from "./consultation-view";
import { Moment } from "./start-time-display";
import { stateSentence } from "./state-names";

interface StandsProps {
  consultation: ConsultationPage;
  name: string;
  zone: string;
}

/** The state of a consultation, in a sentence for the viewing side. */
export function StateLine({ consultation, name, zone }: StandsProps) {
  const t = useTranslations("booking");
  const { status, proposedTime, expiresAt } = consultation;
  const moment = (key: string, at: Date) => <Moment key={key} at={at} zone={zone} className="font-semibold" />;
  const at = status === "countered" || status === "accepted" ? (proposedTime ?? expiresAt) : expiresAt;
  return t.rich(stateSentence(consultation), {
    name,
    time: () => moment("time", at),
    deadline: () => moment("deadline", deadlineOf(consultation)),
  });
}

/** When the site acts if nobody does: the moment of its job. */
function deadlineOf({ status, hasEnded, endsAt, expiresAt, absence }: ConsultationPage) {
  if (absence) return absence.replyUntil;
  return status === "accepted" && hasEnded ? completesAt(new Date(endsAt)) : expiresAt;
}
