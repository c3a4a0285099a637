import { useTranslations } from "use-intl";
import type { ConsultationPage } from "./consultation-view";
import { Moment } from "./start-time-display";
import { stateSentence } from "./state-names";

interface StandsProps {
  consultation: ConsultationPage;
  name: string;
  zone: string;
}

/** The state of a consultation, in a sentence for the viewing side. */
export function Stands({ consultation, name, zone }: StandsProps) {
  const t = useTranslations("booking");
  const { status, proposedTime, expiresAt, absence } = consultation;
  const moment = (key: string, at: Date) => <Moment key={key} at={at} zone={zone} className="font-semibold" />;
  const at = status === "countered" || status === "accepted" ? (proposedTime ?? expiresAt) : expiresAt;
  return t.rich(stateSentence(consultation), {
    name,
    time: () => moment("time", at),
    deadline: () => moment("deadline", absence?.replyUntil ?? expiresAt),
  });
}
