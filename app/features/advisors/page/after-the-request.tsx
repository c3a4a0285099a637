import { useTranslations } from "use-intl";
import type { PaymentMethods } from "#app/features/money/payment-instructions/payment-methods";

const STEPS = ["afterAsk", "afterAnswer", "afterMeet"] as const;

/** Explains in three lines what happens after a request, and how it is paid. */
export function AfterTheRequest({
  firstName,
  answerHours,
  paymentMethods,
}: {
  firstName: string;
  answerHours: number;
  paymentMethods: PaymentMethods;
}) {
  const t = useTranslations("advisors");
  return (
    <section aria-labelledby="after">
      <h2 id="after" className="mb-4 text-2xl">
        {t("afterTitle")}
      </h2>
      <ol className="max-w-measure space-y-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span className="font-serif text-xl leading-7 text-sage-ink" aria-hidden="true">
              {index + 1}
            </span>
            <p>{t(step, { firstName, hours: answerHours })}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-soft">{t("afterPaying", { firstName, ways: paymentMethods })}</p>
    </section>
  );
}
