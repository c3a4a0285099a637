import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import type { DrawnCode } from "#app/platform/qr-code-path";
import { buttonClass } from "#app/ui/button-class";
import { CopyButton } from "#app/ui/copy-button";
import { QrCode } from "#app/ui/qr-code";
import { writtenIban } from "./bank-account";
import { DEMO_PAYMENT_TEXT } from "./demo-text";
import type { PaymentInstructions } from "./payment-instructions";

interface PayWayDetailsProps {
  way: PaymentInstructions;
  /** The formatted sum. */
  sum: string;
  /** Payment reference; undefined while there is nothing to pay. */
  reference?: string;
  code?: DrawnCode | null;
}

/** Every way to pay, with the details each needs. */
export function PaymentInstructionsDetails({ way, sum, reference, code }: PayWayDetailsProps) {
  const t = useTranslations("money");
  const written = useWrittenLanguage();
  const isDemo = way.text === DEMO_PAYMENT_TEXT;
  return (
    <div className="space-y-5">
      {way.iban && <BankTransfer way={way} sum={sum} reference={reference} code={code} />}
      {way.link && (
        <section>
          <h3 className="font-sans font-semibold">{t("byLink")}</h3>
          {reference ? (
            <a href={way.link} target="_blank" rel="noreferrer" className={`${buttonClass("primary")} mt-2`}>
              {t("payLink", { open: sum })}
            </a>
          ) : (
            <p className="text-sm text-soft">{new URL(way.link).host}</p>
          )}
        </section>
      )}
      {way.text && (
        <p {...(isDemo ? {} : written(way.text))} className="max-w-measure whitespace-pre-line">
          {isDemo ? t("demoPayText") : way.text}
        </p>
      )}
    </div>
  );
}

function BankTransfer({ way: { holder, iban, bic }, sum, reference, code }: PayWayDetailsProps) {
  const t = useTranslations("money");
  const lines: [label: string, value: string][] = [
    [t("holder"), holder],
    [t("iban"), writtenIban(iban)],
    [t("bic"), bic],
    [t("amount"), reference ? sum : ""],
    [t("reference"), reference ?? ""],
  ];
  // What has to be right to the letter.
  const copied = [writtenIban(iban), reference];
  return (
    <section>
      <h3 className="font-sans font-semibold">{t("byTransfer")}</h3>
      <div className="mt-2 flex flex-wrap items-start gap-x-8 gap-y-4">
        <dl className="grid grow basis-64 gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]" data-read="">
          {lines
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <div key={label} className="sm:contents">
                <dt className="text-soft max-sm:text-sm">{label}</dt>
                <dd className="flex flex-wrap items-center gap-x-3">
                  <span className="min-w-0 break-words text-balance tabular-nums select-all">{value}</span>
                  {reference && copied.includes(value) && <CopyButton text={value} named={t("copyNamed", { what: label })} />}
                </dd>
              </div>
            ))}
        </dl>
        {code && (
          <figure className="max-w-48">
            <QrCode {...code} label={t("code")} />
            <figcaption className="mt-2 text-sm text-soft">{t("scan")}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
