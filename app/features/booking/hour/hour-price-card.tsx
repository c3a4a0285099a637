import { useTranslations } from "use-intl";
import { PaymentInstructionsAhead } from "#app/features/money/payment-instructions/instructions-ahead";
import type { Duration } from "#app/features/rules/rules";
import { Card } from "#app/ui/card";
import { useRefreshAt } from "#app/ui/connection/refresh";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime, useFormat } from "#app/ui/text/format";
import { PriceLines } from "../price-lines";
import type { Urgency } from "../pricing";
import { type ChosenHour, termsOfHour } from "./chosen-hour";
import type { HourReader } from "./hour-view";
import { KeepForLink } from "./waiting/keep-for-link";

const CLOCK = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

interface HourPriceCardProps {
  hour: ChosenHour;
  minutes: Duration;
  urgency: Urgency;
  zone: string;
  who: HourReader;
  /** A confirmation email is on its way: the page its link opens has the button. */
  isWaiting: boolean;
  isChosenAnew: boolean;
}

/** The price breakdown, the terms in one sentence, and the submit button; beside the form on a desktop, below it on a phone. */
export function HourPriceCard({ hour, minutes, urgency, zone, who, isWaiting, isChosenAnew }: HourPriceCardProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { name, firstName, timezone } = hour.advisor;
  useRefreshAt(hour.hold?.until ?? hour.priceUntil);
  const price = hour.prices.find((each) => each.minutes === minutes && each.urgency === urgency);
  if (!price) return null;
  const until = hour.hold?.until ?? hour.priceUntil;
  const terms = termsOfHour(hour.terms);
  const labels = {
    viewer: t(hour.replaces ? "hourChangeSend" : "hourSend", { total: format.money(price.totalPrice, price.currency) }),
    confirming: t("hourConfirmSend"),
    new: t("hourSignUpSend"),
    known: t("hourSignInSend"),
  };
  return (
    <Card as="section" aria-labelledby="price" className="space-y-4 lg:sticky lg:top-24">
      <h2 id="price" className="text-xl">
        {t("hourPrice")} <span className="font-sans text-base text-soft">· {format.duration(minutes)}</span>
      </h2>
      <div aria-live="polite">
        <PriceLines price={price} receiver={name} />
      </div>
      {(until || !isWaiting) && (
        <p className="text-sm text-soft">
          {until
            ? t.rich(hour.hold ? "hourHeld" : "hourPriceHeldUntil", {
                time: () => <LocalTime key="time" at={until} zone={zone || timezone} options={CLOCK} className="font-semibold text-ink" />,
              })
            : t("hourPriceHeld")}
        </p>
      )}
      {who === "confirming" && <p className="text-sm">{t("hourConfirmText", { firstName })}</p>}
      {isWaiting ? (
        <KeepForLink hour={hour} minutes={minutes} urgency={urgency} isChosenAnew={isChosenAnew} />
      ) : (
        <SubmitButton busyLabel={t("hourSending")} className="w-full">
          {labels[who]}
        </SubmitButton>
      )}
      <p className="text-sm text-soft">{t(terms.key, { firstName, ...terms.values })}</p>
      {hour.payWay && price.totalPrice > 0 && (
        <PaymentInstructionsAhead way={hour.payWay} name={firstName || name} total={price.totalPrice} currency={price.currency} />
      )}
    </Card>
  );
}
