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
  /** Of what was agreed, once its time is over: nobody has said yet whether it took place, or the two say different things. */
  after?: "ended" | "unsettled" | null;
}

const AFTER = { ended: "stateEnded", unsettled: "stateUnsettled" } as const;

/** The state of a consultation in a word. */
export function StateBadge({ state, hasProposal = false, after }: StateBadgeProps) {
  const t = useTranslations("booking");
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={after ? "brass" : TONES[state]}>{t(after ? AFTER[after] : stateName(state))}</Badge>
      {hasProposal && <Badge tone="brass">{t("proposedBadge")}</Badge>}
    </span>
  );
}
