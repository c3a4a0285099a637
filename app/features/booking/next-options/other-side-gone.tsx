import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ConsultationPage } from "../pages/consultation-view";
import { searchPath } from "../request/search-path";
import { isLeftWithout } from "./next-options";

/** Says that the other side has left for good; for a client, with a link to other advisors of the area unless already shown. */
export function OtherSideGone({ consultation }: { consultation: ConsultationPage }) {
  const t = useTranslations("booking");
  const { hasLeft, side, topicName: topic, durationMinutes: minutes, urgency } = consultation;
  if (!hasLeft) return null;
  const others = searchPath({
    topic,
    minutes,
    urgency,
    time: "",
    zone: "",
    advisor: "",
    except: "",
    earlier: isLeftWithout(consultation) ? consultation.id : "",
  });
  return (
    <div className="max-w-measure">
      <p>{t("hasLeft")}</p>
      {side === "client" && !isLeftWithout(consultation) && (
        <Link to={`${others}#results`} className="text-link inline-flex min-h-11 items-center">
          {t("findOthers")}
        </Link>
      )}
    </div>
  );
}
