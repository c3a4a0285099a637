import { BlockedMark } from "#app/features/blocks/blocked-mark";
import { useBlocked } from "#app/features/blocks/use-blocked";
import { AlreadyNamed, type UntranslatedNames } from "#app/features/catalog/named";
import { Card } from "#app/ui/card";
import type { ListedCard } from "../cards/advisor-card";
import { LocationAndTime, Rate } from "../cards/advisor-facts";
import { AdvisorHeading } from "../cards/advisor-heading";

/** A few advisors with photo, price, rating and next free time, before the visitor has entered anything. Their areas come in the reader's language. */
export function WeekList({ cards, untranslated }: { cards: readonly ListedCard[]; untranslated: UntranslatedNames }) {
  const isBlocked = useBlocked();
  return (
    <ul className="week-row">
      {cards.map((card) => (
        <Card key={card.slug} as="li" kind="link" of={["advisor of the week", card, isBlocked(card.slug)]} className="flex flex-col gap-4">
          <AlreadyNamed value={untranslated}>
            <AdvisorHeading card={card} isCover />
          </AlreadyNamed>
          <LocationAndTime card={card} />
          <p className="mt-auto border-t border-line pt-3">
            <Rate card={card} />
          </p>
          {isBlocked(card.slug) && <BlockedMark slug={card.slug} name={card.displayName} />}
        </Card>
      ))}
    </ul>
  );
}
