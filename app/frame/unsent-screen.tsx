import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { ScaffoldedBridge } from "#app/ui/drawings/scaffolded-bridge";

interface UnsentScreenProps {
  /** The address it was posted to. */
  address: string;
  fields: readonly [name: string, value: string][];
  /** Whether everything is shown: passwords and files are not returned. */
  isWhole: boolean;
  /** Whether it is not one of the page's forms: it would be rejected again, so it has to be filled in anew. */
  isStrange: boolean;
}

/** Shown for a form whose page cannot be displayed: what was typed, and a button to resend it if that makes sense. */
export function UnsentScreen({ address, fields, isWhole, isStrange }: UnsentScreenProps) {
  const t = useTranslations("frame");
  const canGoAgain = isWhole && !isStrange;
  const typed = fields.filter(([name, value]) => isWritten(name, value));
  return (
    <main className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <ScaffoldedBridge />
      <h1 className="mt-10 text-3xl">{t(isStrange ? "strangeTitle" : "unsentTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t(isStrange ? "strangeText" : "unsentText")}</p>
      {typed.length > 0 && (
        <section aria-label={t("unsentTyped")} className="mt-6 w-full space-y-3 text-left">
          {typed.map(([name, value]) => (
            <p key={`${name} ${value}`} className="border-l-2 border-line pl-4 whitespace-pre-line">
              {value}
            </p>
          ))}
        </section>
      )}
      {!isWhole && !isStrange && <p className="mt-4 text-soft">{t("unsentNotKept")}</p>}
      <form method="post" action={address} className="mt-8 flex flex-wrap justify-center gap-3">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may say the same twice, and is drawn once
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {canGoAgain && (
          <button type="submit" className={buttonClass()}>
            {t("unsentAgain")}
          </button>
        )}
        <a href={address} className={buttonClass(canGoAgain ? "secondary" : "primary")}>
          {t("unsentBack")}
        </a>
      </form>
    </main>
  );
}

/** Text that a person wrote, not what the page itself adds. */
const isWritten = (name: string, value: string) => !/^was\.|version|zone/i.test(name) && /\S\s+\S|@/.test(value);
