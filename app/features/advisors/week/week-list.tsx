import { Card } from "#app/ui/card";
import type { ListedCard } from "../cards/advisor-card";
import { LocationAndTime, Rate } from "../cards/advisor-facts";
import { AdvisorHeading } from "../cards/advisor-heading";

// On a phone a row that is pushed aside by a finger, with the next one looking in.
const ROW =
  "max-md:-mx-5 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto max-md:scroll-px-5 max-md:px-5 max-md:pb-2 max-md:*:w-[85%] max-md:*:shrink-0 max-md:*:snap-start sm:max-md:-mx-8 sm:max-md:scroll-px-8 sm:max-md:px-8";

/** A few advisors with face, price, rating and next free time: who is here, before anything is asked. */
export function WeekList({ cards }: { cards: readonly ListedCard[] }) {
  return (
    <ul className={`gap-4 md:grid md:grid-cols-2 lg:grid-cols-3 ${ROW}`}>
      {cards.map((card) => (
        <Card key={card.slug} as="li" kind="link" of={["advisor of the week", card]} className="flex flex-col gap-4">
          <AdvisorHeading card={card} isCover />
          <LocationAndTime card={card} />
          <p className="mt-auto border-t border-line pt-3">
            <Rate card={card} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
