import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { ScaffoldedBridge } from "#app/ui/drawings/scaffolded-bridge";

interface UnsentScreenProps {
  /** Where it was posted. */
  address: string;
  fields: readonly [name: string, value: string][];
  /** Whether that is all: a password and a file are not given back. */
  isWhole: boolean;
  /** Whether it is none of the page's forms: to be filled in there anew, since it would be refused again. */
  isStrange: boolean;
}

/** Shown for a form whose own page cannot be: what was typed, and a button that sends it again where that is worth anything. */
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

/** Words of a person's, and not what the page itself says along with them. */
const isWritten = (name: string, value: string) => !/^was\.|version|zone/i.test(name) && /\S\s+\S|@/.test(value);
