import { useTranslations } from "use-intl";
import { useFormat } from "#app/ui/text/format";
import type { ConsultationPage } from "../pages/consultation-view";
import { absenceCost } from "./absence-cost";

/** Tells the person reported absent what it costs them if the report stands; nothing once they have denied it. */
export function AbsenceCost({ consultation, name }: { consultation: ConsultationPage; name: string }) {
  const t = useTranslations("booking");
  const { money } = useFormat();
  const { isUnsettled, absence, side, totalPrice, currency } = consultation;
  if (!isUnsettled || absence?.of !== side || absence.isDenied || totalPrice === 0) return null;
  const { key, total, paid } = absenceCost(consultation);
  return <p className="mt-1">{t(key, { name, total: money(total, currency), paid })}</p>;
}
