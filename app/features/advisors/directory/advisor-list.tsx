import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Currency } from "#app/features/money/money";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import type { ListedCard } from "../cards/advisor-card";
import { LocationAndTime, Rate } from "../cards/advisor-facts";
import { AdvisorBadges, AdvisorHeading } from "../cards/advisor-heading";
import { CardChoices } from "../cards/card-choices";
import { useCompared } from "../compare/compare-choice";

const BADGES_SHOWN = 3;

interface AdvisorListProps {
  cards: readonly ListedCard[];
  /** Slugs of those the viewer has saved. */
  saved: readonly string[];
  currency?: Currency;
}

/** Advisors as cards that lead to their public pages. */
export function AdvisorList({ cards, saved, currency }: AdvisorListProps) {
  const { slugs } = useCompared();
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <Card
          key={card.slug}
          as="li"
          kind="link"
          of={["listed advisor", card, saved.includes(card.slug), slugs, currency]}
          className="flex flex-col gap-4"
        >
          <AdvisorHeading card={card} isCover />
          {card.jobTitle !== card.specialty && <p className="text-sm">{card.jobTitle}</p>}
          <LocationAndTime card={card} />
          <AdvisorBadges badges={card.badges} most={BADGES_SHOWN} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
            <p>
              <Rate card={card} currency={currency} />
            </p>
            <CardChoices card={card} saved={saved} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** The way to the next page of a list, and back to its top. Each page has its own address. */
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
        <ButtonLink to={next} variant="secondary">
          {t("nextPage")}
        </ButtonLink>
      )}
    </nav>
  );
}
