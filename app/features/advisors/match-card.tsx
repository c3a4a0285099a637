import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import type { AdvisorCard } from "./advisor-card";
import { Distance, Fact, NextFree } from "./advisor-facts";
import { AdvisorBadges, AdvisorHeading } from "./advisor-heading";

const BADGES_SHOWN = 2;

interface MatchCardProps {
  card: AdvisorCard;
  isBest: boolean;
  /** Where 'Contact ...' leads. */
  contactPath: string;
}

/** A result of a sub-category search (visitor site, section 2: Sub-category pages). */
export function MatchCard({ card, isBest, contactPath }: MatchCardProps) {
  const t = useTranslations("catalog");
  return (
    <Card as="li" className={`flex flex-col gap-4 ${isBest ? "border-brass" : ""}`}>
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
      </div>
      <AdvisorBadges badges={card.badges} most={BADGES_SHOWN} />
      <ButtonLink to={contactPath} variant={isBest ? "primary" : "secondary"} className="mt-auto">
        {t("contact", { firstName: card.firstName })}
      </ButtonLink>
    </Card>
  );
}
