import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import type { PayWay } from "#app/features/money/pay-way/pay-way";
import { PayWayAhead } from "#app/features/money/pay-way/pay-way-ahead";
import { cancellationLines } from "#app/features/rules/cancellation-lines";
import { ZoneField } from "#app/features/schedule/zone-field";
import { useNames } from "#app/languages/names";
import { TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { useKeptWords } from "#app/ui/fields/kept-words";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import type { MessageKey } from "#app/ui/text/message-key";
import { Alert } from "../alert";
import { MOST_NOTE_CHARACTERS } from "../limits";
import { NameField } from "../name-field";
import { BothClocks } from "../pages/both-clocks";
import { CancellationTerms } from "../pages/cancellation-terms";
import { useIsUnusualHour } from "../pages/start-time-display";
import { PriceLines } from "../price-lines";
import { confirmFormSchema } from "../schema";
import { shownPrice } from "../shown-price";
import type { QuoteReview } from "./match";

interface ConfirmFormProps {
  review: QuoteReview;
  zone: string;
  /** How it is paid outside the site; null where a provider collects. */
  payWay: PayWay | null;
  /** What was written before, when the page came back. */
  note?: string;
  alert?: MessageKey;
  /** Left out where the page posts without JavaScript. */
  fetcher?: FetcherWithComponents<unknown>;
  children?: React.ReactNode;
}

/** The review step before booking: whom, when, how long, every part of the price, and a word about what it is. */
export function ConfirmForm({ review, zone, payWay, note, alert, fetcher, children }: ConfirmFormProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const named = useNames();
  const kept = useKeptWords(`hour ${review.slug} ${review.scheduled_time}`, note);
  const isUnusual = useIsUnusualHour(review.scheduled_time, zone);
  return (
    <PostForm fetcher={fetcher} action="/book-consultation" schema={confirmFormSchema} className="space-y-5">
      <input type="hidden" name="quote_id" value={review.quote_id} />
      {!zone && <ZoneField />}
      {alert && <Alert text={alert} tone={alert === "booking.priceChanged" ? "brass" : "danger"} />}
      <p className="text-soft">{t("reviewStepText", { name: review.adviser_name, hours: review.answer_hours })}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt className="text-soft">{t("reviewTopic")}</dt>
        <dd>{named(review.topic_name)}</dd>
        <dt className="text-soft">{t("reviewTime")}</dt>
        <dd>
          <BothClocks at={review.scheduled_time} zone={zone} theirZone={review.adviser_time_zone} name={review.adviser_name} />
        </dd>
        <dt className="text-soft">{t("reviewDuration")}</dt>
        <dd>{format.duration(review.duration_minutes)}</dd>
      </dl>
      {isUnusual && (
        <p className="flex items-start gap-2 text-brass-ink">
          <Icon name="moon" className="mt-1 shrink-0" />
          {t("unusualHour")}
        </p>
      )}
      <PriceLines price={shownPrice(review)} receiver={review.adviser_name} />
      <NameField advisorName={review.adviser_name} />
      <TextAreaField
        {...kept}
        name="note"
        label={t("note")}
        hint={t("noteHint", { name: review.adviser_name })}
        defaultValue={note}
        maxLength={MOST_NOTE_CHARACTERS}
        rows={3}
        optional
      />
      <p className="text-sm text-soft">{t("withdrawUntil")}</p>
      <CancellationTerms lines={termsOf(review)} name={review.adviser_name} />
      {payWay && review.total_price > 0 && (
        <PayWayAhead way={payWay} name={review.adviser_name} total={review.total_price} currency={review.currency} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <SubmitButton name="intent" value="confirm" busyLabel={t("confirming")}>
          {t("confirm")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

/** What the person was quoted under, whatever the rules are by now. */
const termsOf = ({ whole_refund_hours, part_refund_hours, part_refund_percent }: QuoteReview) =>
  cancellationLines({
    wholeRefundHours: whole_refund_hours,
    partRefundHours: part_refund_hours,
    partRefundPercent: part_refund_percent,
  });
