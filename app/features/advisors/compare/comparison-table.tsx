import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { bookPath } from "#app/features/advisors/page/book-path";
import { BlockedMark } from "#app/features/blocks/blocked-mark";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { useLanguageName } from "#app/features/catalog/language-names";
import { Named } from "#app/features/catalog/named";
import { Approx } from "#app/features/money/approx";
import { useCountryName } from "#app/features/profiles/country-names";
import { Avatar } from "#app/ui/avatar";
import { ButtonLink } from "#app/ui/button";
import { Stars } from "#app/ui/stars";
import { useFormat } from "#app/ui/text/format";
import { type AdvisorCard, writtenSpan } from "../cards/advisor-card";
import { NextFreeTime, Rate } from "../cards/advisor-facts";
import { ChoiceButton, useCompared } from "./compare-choice";
import { toggleCompared } from "./compared";

export interface ComparedAdvisor {
  card: AdvisorCard;
  /** Minor units of the card's currency for the chosen duration; null without a rate. */
  price: number | null;
}

/** One column per advisor; labels have rows of their own, so that three columns fit on a phone. */
export function ComparisonTable({ compared, minutes }: { compared: readonly ComparedAdvisor[]; minutes: number }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  const language = useLanguageName();
  const countryName = useCountryName();
  const rows: [name: string, cell: (advisor: ComparedAdvisor) => React.ReactNode][] = [
    [t("priceFor", { duration: format.duration(minutes) }), (advisor) => <PriceCell {...advisor} />],
    [t("rating"), ({ card }) => <Stars rating={card.rating} count={card.ratingCount} />],
    [t("experienceLabel"), ({ card }) => t("experienceYears", { span: writtenSpan(card.experience) })],
    [t("sessionsLabel"), ({ card }) => t("sessionsCount", { count: card.totalSessions })],
    [t("languagesLabel"), ({ card }) => card.languages.map(language).join(", ")],
    [t("nextFree"), ({ card }) => <NextFreeTime card={card} />],
    [t("place"), ({ card }) => [card.city, countryName(card.country)].filter(Boolean).join(", ") || t("remote")],
    [t("areas"), ({ card }) => <Lines of={card.topics} say={(name) => <Named name={name} />} />],
    [t("badges"), ({ card }) => <Lines of={card.badges.map(({ code, count }) => t(`badge_${code}`, { count }))} />],
    ["", ({ card }) => <BookCell card={card} />],
  ];
  return (
    <table className="mt-8 w-full table-fixed hyphens-auto">
      <thead>
        <tr>
          {compared.map(({ card }) => (
            <ColumnHead key={card.id} card={card} />
          ))}
        </tr>
      </thead>
      {rows.map(([name, cell]) => (
        <tbody key={name} className="align-top">
          {name && (
            <tr className="border-t border-line">
              <th scope="rowgroup" colSpan={compared.length} className="pt-3 text-left text-sm font-normal text-soft">
                {name}
              </th>
            </tr>
          )}
          <tr>
            {compared.map((advisor) => (
              <td key={advisor.card.id} className="pt-1 pr-2 pb-4 max-sm:text-sm sm:pr-8">
                {cell(advisor)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function ColumnHead({ card }: { card: AdvisorCard }) {
  const t = useTranslations("advisors");
  const { slugs, keep } = useCompared();
  return (
    <th scope="col" className="pr-3 pb-4 text-left align-top font-normal sm:pr-8">
      <Avatar name={card.displayName} src={card.avatarUrl} transitionName={`advisor-${card.slug}`} />
      <Link
        to={keep(`/advisors/${card.slug}`)}
        prefetch="intent"
        viewTransition
        className="mt-2 block font-serif text-lg hover:underline sm:text-xl"
      >
        {card.displayName}
      </Link>
      <p className="text-sm text-soft">
        <Named name={card.specialty} />
      </p>
      <ChoiceButton
        chosen={toggleCompared(slugs, card.slug)}
        aria-label={t("comparisonRemoveLabel", { name: card.displayName })}
        className="text-link inline-flex min-h-11 items-center text-sm"
      >
        {t("comparisonRemove")}
      </ChoiceButton>
    </th>
  );
}

function PriceCell({ card, price }: ComparedAdvisor) {
  const format = useFormat();
  return (
    <>
      {price !== null && (
        <p className="font-serif text-xl">
          {format.money(price, card.currency)}
          <Approx amount={price} currency={card.currency} />
        </p>
      )}
      <p className="text-sm text-soft">
        <Rate card={card} />
      </p>
    </>
  );
}

const Lines = ({ of, say = (line) => line }: { of: readonly string[]; say?: (line: string) => React.ReactNode }) => (
  <ul className="space-y-1">
    {of.map((line) => (
      <li key={line}>{say(line)}</li>
    ))}
  </ul>
);

function BookCell({ card }: { card: AdvisorCard }) {
  const t = useTranslations("advisors");
  const isBlocked = useBlocked()(card.slug);
  if (isBlocked) return <BlockedMark slug={card.slug} name={card.displayName} />;
  // Nobody can book without a rate or a free hour.
  if (card.hourlyRate === null || card.nextFree === null) return null;
  return (
    <ButtonLink to={bookPath(card.slug)} className="w-full max-w-xs max-sm:px-2 max-sm:text-sm">
      {t("bookWith", { firstName: card.firstName })}
    </ButtonLink>
  );
}
