import { useLocale, useTranslations } from "use-intl";
import { colonIn } from "#app/languages/colon";

/** Who runs the site, as far as an admin has said so. */
export interface ReceiptIssuer {
  operator?: string;
  address?: string;
  register?: string;
  vat?: string;
}

/** Who runs the site, with what the payer's books need of them: register entry and tax number, as in the legal notice. */
export function Issuer({ operator, address, register, vat }: ReceiptIssuer) {
  const t = useTranslations("policies");
  const colon = colonIn(useLocale());
  const numbers = [
    [t("imprintRegister"), register],
    [t("imprintVat"), vat],
  ];
  const lines = [operator, address, ...numbers.map(([label, value]) => value && `${label}${colon} ${value}`)].filter(Boolean);
  if (lines.length === 0) return null;
  return <address className="whitespace-pre-line text-sm text-soft not-italic">{lines.join("\n")}</address>;
}
