import { useTranslations } from "use-intl";
import { Badge, type BadgeTone } from "#app/ui/badge";
import type { ConsultationState } from "../life/consultation";
import { afterOf, type InTime, stateNow } from "./state-names";

const TONES: Record<ConsultationState, BadgeTone> = {
  requested: "brass",
  countered: "brass",
  accepted: "green",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
  completed: "sage",
  cancelled: "red",
  "no-show": "red",
};

interface StateBadgeProps {
  consultation: InTime;
  /** Another time waits for an answer beside the agreed one. */
  hasProposal?: boolean;
}

/** The state of a consultation in a word: of what was agreed, once its time is over, that nobody has said yet whether it took place, or that it is not settled. */
export function StateBadge({ consultation, hasProposal = false }: StateBadgeProps) {
  const t = useTranslations("booking");
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={afterOf(consultation) ? "brass" : TONES[consultation.status]}>{t(stateNow(consultation))}</Badge>
      {hasProposal && <Badge tone="brass">{t("proposedBadge")}</Badge>}
    </span>
  );
}
