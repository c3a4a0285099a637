import { useTranslations } from "use-intl";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { WhyItRanks } from "#app/features/matching/match-bars";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { useCompared } from "../compare/compare-choice";
import type { WhyFound } from "../directory/why-found";
import { prefetchOf } from "../page/linkedin-alert";
import type { MatchedCard } from "./advisor-card";
import { Distance, Fact, NextFree, Rate } from "./advisor-facts";
import { AdvisorBadges, AdvisorHeading } from "./advisor-heading";
import { CardChoices } from "./card-choices";

const BADGES_SHOWN = 2;

interface AdvisorMatchCardProps {
  id?: string;
  /** Whether it was already listed before more were added, which replace it on a phone. */
  isEarlier: boolean;
  card: MatchedCard;
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  isBest: boolean;
  why: WhyFound | undefined;
  /** URL of the 'Contact ...' link. */
  contactPath: string;
}

/** A result of a sub-category search (visitor site, section 2: Sub-category pages). */
export function AdvisorMatchCard({ id, isEarlier, card, saved, isBest, why, contactPath }: AdvisorMatchCardProps) {
  const { slugs, keep } = useCompared();
  const t = useTranslations("catalog");
  const isBlocked = useBlocked()(card.slug);
  const of = ["found advisor", card, saved.includes(card.slug), isBlocked, slugs, isBest, isEarlier, why, contactPath];
  return (
    <Card
      as="li"
      id={id}
      of={of}
      className={`flex scroll-mt-1 flex-col gap-3 md:gap-4 ${isBest ? "border-brass" : ""} ${isEarlier ? "max-md:hidden" : ""}`}
    >
      {isBest && (
        <p className="absolute -top-3.5 left-5">
          <Badge tone="brass" className="border border-brass">
            {t("bestMatch")}
          </Badge>
        </p>
      )}
      <AdvisorHeading card={card} />
      <div className="space-y-1.5">
        <Fact icon="pin">
          <Distance card={card} />
        </Fact>
        <Fact icon="clock">
          <NextFree card={card} />
        </Fact>
        <Fact icon="card">
          <Rate card={card} />
        </Fact>
      </div>
      {card.missed && <p className="text-sm text-soft">{card.missed}</p>}
      <AdvisorBadges badges={card.badges} most={BADGES_SHOWN} />
      {why && (
        <div className="text-sm">
          <WhyItRanks {...why} />
        </div>
      )}
      <div className="mt-auto space-y-2 max-md:-mb-3">
        {!isBlocked && (
          <ButtonLink
            to={keep(contactPath)}
            prefetch={prefetchOf(contactPath)}
            variant={isBest ? "primary" : "secondary"}
            className="w-full"
          >
            {t("contact", { firstName: card.firstName })}
          </ButtonLink>
        )}
        <CardChoices card={card} saved={saved} />
      </div>
    </Card>
  );
}
