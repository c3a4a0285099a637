import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { UntranslatedNames } from "#app/features/catalog/named";
import type { ClientWords } from "#app/features/reviews/client-words";
import { Quotes } from "#app/features/reviews/quotes";
import { ZoneSwitch } from "#app/ui/text/zone-switch";
import type { ListedCard } from "../cards/advisor-card";
import { WeekList } from "./week-list";

interface PeopleProps {
  /** A few advisors, different each week. */
  cards: readonly ListedCard[];
  /** Of their areas those that nobody has put into the reader's language. */
  untranslated: UntranslatedNames;
  /** Number of all listed advisors. */
  total: number;
  areas: number;
  quotes: readonly ClientWords[];
}

/** Shows some advisors and what clients say about them, to answer 'can they help me'. Renders nothing without advisors. */
export function People({ cards, untranslated, total, areas, quotes }: PeopleProps) {
  const t = useTranslations("siteContent");
  if (cards.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="people">
      <div className="home-heading">
        <h2 id="people" className="text-2xl">
          {t("peopleTitle")}
        </h2>
        <p className="mt-3 text-lg text-soft">
          {t("peopleText", { advisors: total, areas })}{" "}
          <Link to="/advisors/all" prefetch="intent" className="text-link">
            {t("peopleAll")}
          </Link>
        </p>
        <ZoneSwitch />
      </div>
      <WeekList cards={cards} untranslated={untranslated} />
      {quotes.length > 0 && (
        <div className="mt-10">
          <h3 className="mb-4 text-xl">{t("quotesTitle")}</h3>
          <Quotes quotes={quotes} />
        </div>
      )}
    </section>
  );
}
