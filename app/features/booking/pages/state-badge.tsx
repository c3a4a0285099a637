import { useTranslations } from "use-intl";
import { Badge, type BadgeTone } from "#app/ui/badge";
import type { ConsultationState } from "../life/consultation";
import { stateName } from "./state-names";

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
  state: ConsultationState;
  /** Another time waits for an answer beside the agreed one. */
  hasProposal?: boolean;
}

/** The state of a consultation in a word. */
export function StateBadge({ state, hasProposal = false }: StateBadgeProps) {
  const t = useTranslations("booking");
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={TONES[state]}>{t(stateName(state))}</Badge>
      {hasProposal && <Badge tone="brass">{t("proposedBadge")}</Badge>}
    </span>
  );
}
