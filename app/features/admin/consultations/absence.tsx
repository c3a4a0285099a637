import { useTranslations } from "use-intl";
import type { ListedConsultation } from "./listed-consultation";

/** What both sides say about who was absent. */
export function Absence({ consultation: { absence, status, clientName, advisorName } }: { consultation: ListedConsultation }) {
  const t = useTranslations("dashboard");
  if (!absence) return null;
  const [absent, other] = absence.of === "client" ? [clientName, advisorName] : [advisorName, clientName];
  return (
    <div className="mt-2 max-w-measure border-l-2 border-brass pl-3 text-sm">
      <p className="font-semibold">{t(absence.isDenied ? "absenceToDecide" : "absenceAsked", { absent, other })}</p>
      {absence.words && <p>{t("saysOf", { name: other, words: absence.words })}</p>}
      {absence.isDenied && (
        <p>{t("saysOf", { name: absent, words: absence.reply || t(status === "completed" ? "tookPlace" : "wasThere") })}</p>
      )}
    </div>
  );
}
