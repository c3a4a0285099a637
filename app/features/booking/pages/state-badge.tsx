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
  /** Whether a proposed time is pending for an agreed consultation. */
  hasProposal?: boolean;
}

/** The state of a consultation in one word. An agreed one whose time is over shows that nobody has confirmed it yet, or that it is unsettled. */
export function StateBadge({ consultation, hasProposal = false }: StateBadgeProps) {
  const t = useTranslations("booking");
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={afterOf(consultation) ? "brass" : TONES[consultation.status]}>{t(stateNow(consultation))}</Badge>
      {hasProposal && <Badge tone="brass">{t("proposedBadge")}</Badge>}
    </span>
  );
}
