import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useBlocked } from "#app/features/blocks/use-blocked";
import type { Currency } from "#app/features/money/money";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import type { ListedCard } from "../cards/advisor-card";
import { LocationAndTime, Rate } from "../cards/advisor-facts";
import { AdvisorBadges, AdvisorHeading } from "../cards/advisor-heading";
import { CardChoices } from "../cards/card-choices";
import { useCompared } from "../compare/compare-choice";
import type { SaveAgainWords } from "../saved/save-button";
import { useCardPlace } from "../saved/use-card-place";

const BADGES_SHOWN = 3;
const BADGES_ON_A_PHONE = 2;

interface AdvisorListProps {
  cards: readonly ListedCard[];
  /** Slugs of the advisors the viewer has saved. */
  saved: readonly string[];
  currency?: Currency;
  /** Slug of the advisor the matcher named. */
  first?: string;
  /** Index of the first card that was added below the others; a phone shows the added ones instead of them. */
  newFrom?: number;
  /** Whether the time on each card is the first one of a requested day. */
  isOfDay?: boolean;
  /** Whether it is the viewer's list of saved advisors: unsaving one can be undone in its place. */
  again?: SaveAgainWords;
}

/** Advisor cards that link to their public pages. */
export function AdvisorList({ cards, saved, currency, first, newFrom = 0, isOfDay = false, again }: AdvisorListProps) {
  const t = useTranslations("advisors");
  const { slugs } = useCompared();
  const isBlocked = useBlocked();
  const placeOf = useCardPlace();
  return (
    <ul className="advisor-grid grid gap-3 sm:gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <Card
          key={card.slug}
          id={newFrom > 0 && index === newFrom ? "more" : placeOf(card.slug)}
          as="li"
          kind="link"
          of={[
            "listed advisor",
            card,
            saved.includes(card.slug),
            isBlocked(card.slug),
            slugs,
            currency,
            isOfDay,
            card.slug === first,
            index < newFrom,
            again !== undefined,
          ]}
          className={`${index < newFrom ? "max-md:hidden" : ""} flex scroll-mt-1 flex-col gap-2.5 max-sm:p-4 max-sm:pb-1.5 sm:gap-4 sm:pb-4`}
        >
          {card.slug === first && (
            <p>
              <Badge tone="brass">{t("namedForYou")}</Badge>
            </p>
          )}
          <AdvisorHeading card={card} isCover withTitle />
          <LocationAndTime card={card} isOfDay={isOfDay} />
          {card.missed && <p className="text-sm text-soft">{card.missed}</p>}
          <AdvisorBadges badges={card.badges} most={BADGES_SHOWN} onPhone={BADGES_ON_A_PHONE} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1">
            <p className="min-w-min grow basis-0">
              <Rate card={card} currency={currency} />
            </p>
            <CardChoices card={card} saved={saved} again={again} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Links that add more of a list below, and that return to its top. The extent is in the URL. */
export function ListPages({ first, next }: { first: string | null; next: string | null }) {
  const t = useTranslations("advisors");
  if (!first && !next) return null;
  return (
    <nav aria-label={t("pages")} className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      {first && (
        <Link to={first} className="text-link inline-flex min-h-11 items-center">
          {t("firstPage")}
        </Link>
      )}
      {next && (
        <ButtonLink to={next} variant="secondary" preventScrollReset>
          {t("nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
