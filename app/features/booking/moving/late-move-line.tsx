import { useTranslations } from "use-intl";
import type { ConsultationPage } from "../pages/consultation-view";
import { lateMoveOf } from "./late-move";

/** Shows how a late move requested by the client reduces the refund: to both sides while it is pending, and to the client afterwards. */
export function LateMoveLine({ consultation, name }: { consultation: ConsultationPage; name: string }) {
  const t = useTranslations("booking");
  const { asked, stands } = lateMoveOf(consultation);
  const who = consultation.side === "client" ? "you" : "other";
  if (asked !== null) return <p className="mt-1 text-soft">{t("lateMoveAsked", { who, name, percent: asked })}</p>;
  return stands === null ? null : <p className="mt-1 text-soft">{t("lateMoveStands", { percent: stands })}</p>;
}
