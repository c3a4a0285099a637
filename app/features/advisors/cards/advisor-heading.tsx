import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { Badge, type BadgeTone } from "#app/ui/badge";
import { Stars } from "#app/ui/stars";
import { useCompared } from "../compare/compare-choice";
import type { AdvisorBadge, BadgeCode, ListedCard } from "./advisor-card";

/** Avatar, name, specialty and rating: the top of every card. The name links to the public page; `isCover` makes the whole card a link. */
export function AdvisorHeading({ card, isCover = false, withTitle = false }: { card: ListedCard; isCover?: boolean; withTitle?: boolean }) {
  const written = useWrittenLanguage();
  const { keep } = useCompared();
  return (
    <div className="flex items-start gap-4">
      <Avatar name={card.displayName} src={card.avatarUrl} size="large" transitionName={`advisor-${card.slug}`} />
      <div className="min-w-0 grow">
        <h3 className="text-xl">
          <Link
            to={keep(`/advisors/${card.slug}`)}
            prefetch="intent"
            viewTransition
            className={isCover ? "card-cover" : "-my-2.5 inline-block py-2.5 hover:underline"}
          >
            {card.displayName}
          </Link>
        </h3>
        <p className="text-soft">
          <Named name={card.specialty} />
        </p>
        {withTitle && card.jobTitle !== card.specialty && (
          <p {...written(card.jobTitle)} className="text-sm">
            {card.jobTitle}
          </p>
        )}
        <Stars rating={card.rating} count={card.ratingCount} />
      </div>
    </div>
  );
}

const TONES: Record<BadgeCode, BadgeTone> = {
  verified: "sage",
  topRated: "brass",
  fastResponder: "sage",
  experience: "neutral",
  languages: "neutral",
  sessions: "neutral",
};

/** The first badges of an advisor, strongest first. */
export function AdvisorBadges({ badges, most, onPhone = most }: { badges: readonly AdvisorBadge[]; most: number; onPhone?: number }) {
  const t = useTranslations("advisors");
  return (
    <ul className="flex flex-wrap gap-2">
      {badges.slice(0, most).map(({ code, count }, index) => (
        <li key={code} className={index < onPhone ? undefined : "max-sm:hidden"}>
          <Badge tone={TONES[code]}>{t(`badge_${code}`, { count })}</Badge>
        </li>
      ))}
    </ul>
  );
}
