import { useTranslations } from "use-intl";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import type { Availability } from "../cards/advisor-card";

const TONES: Record<Availability, BadgeTone> = { available: "green", busy: "yellow", away: "red" };

/** The title with the availability badge beside it (signed-in-areas.md 2 and 4); an advisor who is not listed is not available, whatever their status. */
export function DashboardTitle({ status, isListed }: { status: Availability; isListed: boolean }) {
  const t = useTranslations("advisorProfile");
  const advisors = useTranslations("advisors");
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {t("title")}
      <span className="font-sans text-base">
        {isListed ? <Badge tone={TONES[status]}>{advisors(`status_${status}`)}</Badge> : <Badge tone="yellow">{t("notListed")}</Badge>}
      </span>
    </span>
  );
}

/** Links out of the dashboard. Without a slug the page is not listed. */
export function DashboardActions({ slug }: { slug: string | null }) {
  const t = useTranslations("advisorProfile");
  return (
    <>
      <ButtonLink to="/profile" variant="secondary">
        {t("switchToUser")}
      </ButtonLink>
      {slug && (
        <ButtonLink to={`/advisors/${slug}`} variant="secondary">
          {t("publicPage")}
        </ButtonLink>
      )}
    </>
  );
}
