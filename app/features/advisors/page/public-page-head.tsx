import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { Stars } from "#app/ui/stars";
import type { Availability } from "../cards/advisor-card";
import { AdvisorBadges } from "../cards/advisor-heading";
import { CompareButton, useCompared } from "../compare/compare-choice";
import { SaveButton } from "../saved/save-button";
import { canBeBooked, type ShownAdvisor } from "./public-page-view";
import { useBookPath } from "./times/times-choice";

const STATUS_TONES: Record<Availability, BadgeTone> = { available: "green", busy: "yellow", away: "red" };
const BADGES_SHOWN = 6;

/** The head of an advisor's page: face, name, rating and badges, and the ways to book, ask, save and compare. */
export function PublicPageHead({ advisor, isSaved, isBlocked }: { advisor: ShownAdvisor; isSaved: boolean; isBlocked: boolean }) {
  const written = useWrittenLanguage();
  const t = useTranslations("advisors");
  const { slugs } = useCompared();
  const pathTo = useBookPath(advisor.slug);
  const isBookable = canBeBooked(advisor);
  // Below this width the bar at the bottom has the booking link, unless the comparison bar takes its place.
  const beside = slugs.length > 0 ? "" : "max-lg:hidden";
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-rows-[auto_1fr] sm:items-start sm:gap-x-8">
      <Avatar
        name={advisor.displayName}
        src={advisor.avatarUrl}
        size="huge"
        className="max-sm:size-20 sm:row-span-2"
        transitionName={`advisor-${advisor.slug}`}
      />
      <div>
        <h1 className="text-3xl">{advisor.displayName}</h1>
        <p {...written(advisor.jobTitle)} className="mt-1 text-soft sm:mt-2 sm:text-lg">
          {advisor.jobTitle || <Named name={advisor.specialty} />}
        </p>
      </div>
      <div className="max-sm:col-span-2 sm:col-start-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Stars rating={advisor.rating} count={advisor.ratingCount} />
          {(isBookable || advisor.availabilityStatus !== "available") && (
            <Badge tone={STATUS_TONES[advisor.availabilityStatus]}>{t(`status_${advisor.availabilityStatus}`)}</Badge>
          )}
        </p>
        <div className="mt-3">
          <AdvisorBadges badges={advisor.badges} most={BADGES_SHOWN} />
        </div>
        {!isBlocked && (
          <div className="button-row mt-4 max-sm:gap-x-1">
            {isBookable && (
              <ButtonLink to={pathTo()} className={beside}>
                {t("book")}
              </ButtonLink>
            )}
            <ButtonLink to={`/messages?advisor=${advisor.slug}`} variant={isBookable ? "secondary" : "primary"}>
              {t("ask")}
            </ButtonLink>
            <div className="flex flex-wrap max-sm:-mr-3">
              <SaveButton slug={advisor.slug} name={advisor.displayName} isSaved={isSaved} />
              <CompareButton slug={advisor.slug} name={advisor.displayName} />
            </div>
          </div>
        )}
      </div>
    </header>
  );
}
