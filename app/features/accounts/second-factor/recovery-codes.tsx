import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { CopyButton } from "#app/ui/copy-button";
import { Icon } from "#app/ui/icon";

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, told }: { codes: readonly string[]; told?: string }) {
  const t = useTranslations("secondFactor");
  return (
    <div className="grid gap-5">
      {told && (
        <p role="status" className="state flex gap-3 rounded border border-line bg-sage-wash px-4 py-3 font-semibold text-sage-ink">
          <Icon name="check" className="mt-0.5 shrink-0" />
          {t("turnedOn")}
        </p>
      )}
      <div>
        <h3 className="text-lg">{t("recoveryTitle")}</h3>
        <p className="mt-1 text-soft">{t("recoveryKeep")}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 justify-self-start rounded border border-line px-6 py-4 font-mono">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="." preventScrollReset>
          {t("recoveryDone")}
        </ButtonLink>
        <CopyButton text={codes.join("\n")} />
      </div>
    </div>
  );
}
