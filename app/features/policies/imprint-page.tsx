import { useTranslations } from "use-intl";
import { useSiteWords } from "#app/languages/site-words";
import { Page } from "#app/ui/page";
import { EmailAddress } from "#app/ui/text/email-address";
import type { Imprint } from "./imprint";

/** The legal notice: who runs the site, how to reach them, and what else an admin has filled in. */
export function ImprintPage({ operator, address, email, phone, responsible, register, vat, notice }: Imprint) {
  const t = useTranslations("policies");
  const ownWords = useSiteWords();
  return (
    <Page title={t("imprint")} width="text">
      <dl className="grid gap-x-8 gap-y-0.5 sm:grid-cols-[minmax(9rem,auto)_1fr] sm:gap-y-3">
        <Fact label={t("imprintOperator")}>{operator}</Fact>
        <Fact label={t("imprintAddress")}>
          <address className="whitespace-pre-line not-italic">{address}</address>
        </Fact>
        {email && (
          <Fact label={t("imprintEmail")}>
            <a href={`mailto:${email}`} className="text-link">
              <EmailAddress address={email} />
            </a>
          </Fact>
        )}
        {phone && (
          <Fact label={t("imprintPhone")}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="text-link">
              {phone}
            </a>
          </Fact>
        )}
        {responsible && <Fact label={t("imprintResponsible")}>{responsible}</Fact>}
        {register && <Fact label={t("imprintRegister")}>{register}</Fact>}
        {vat && <Fact label={t("imprintVat")}>{vat}</Fact>}
      </dl>
      {notice && (
        <p {...ownWords} className="mt-8 max-w-measure whitespace-pre-line">
          {notice}
        </p>
      )}
    </Page>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-3" translate="no">
        {children}
      </dd>
    </>
  );
}
