import { useTranslations } from "use-intl";
import type { CancellationLine } from "#app/features/rules/cancellation-lines";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { PhoneFold } from "#app/ui/phone-fold";
import { useFormat } from "#app/ui/text/format";
import { Fact, NextFree, Rate } from "../cards/advisor-facts";
import { LengthPrice } from "./length-choice";
import { canBeBooked, type ShownAdvisor } from "./public-page-view";
import { useBookPath, useTimesChoice } from "./times/times-choice";

/** The rate, the next free time, the link to book, and the cancellation terms: all before any commitment. */
export function BookingAside({ advisor, cancellation }: { advisor: ShownAdvisor; cancellation: readonly CancellationLine[] }) {
  const t = useTranslations("advisors");
  const { firstName, slug } = advisor;
  const { minutes } = useTimesChoice(advisor);
  const pathTo = useBookPath(slug);
  return (
    <Card as="section" aria-labelledby="booking" className="space-y-4">
      <h2 id="booking" className="text-2xl">
        <Rate card={advisor} />
      </h2>
      <p className="text-sm text-soft">{t("priceNote")}</p>
      <Fact icon="clock">
        <NextFree card={advisor} isByDay={advisor.isNextByDay} />
      </Fact>
      {canBeBooked(advisor) && (
        <>
          <LengthPrice advisor={advisor} className="max-lg:hidden" />
          <ButtonLink to={pathTo(minutes)} className="w-full max-lg:hidden">
            {t("bookWith", { firstName })}
          </ButtonLink>
        </>
      )}
      <div className="border-t border-line pt-4 text-sm">
        <h3 className="mb-2 text-lg">{t("cancellation")}</h3>
        <PhoneFold>
          <ul className="space-y-1.5 text-soft">
            {cancellation.map((line) => (
              <li key={line.hoursBefore}>
                <CancellationText line={line} />
              </li>
            ))}
            <li>{t("cancelAdvisor", { firstName })}</li>
          </ul>
        </PhoneFold>
      </div>
    </Card>
  );
}

function CancellationText({ line: { hoursBefore, refundPercent } }: { line: CancellationLine }) {
  const t = useTranslations("advisors");
  const format = useFormat();
  if (refundPercent === 0) return t("cancelNone");
  if (refundPercent === 100) return t("cancelFull", { hours: hoursBefore });
  const percent = format.percent(refundPercent / 100);
  return hoursBefore === 0 ? t("cancelRest", { percent }) : t("cancelPart", { hours: hoursBefore, percent });
}
