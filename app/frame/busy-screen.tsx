import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { ScaffoldedBridge } from "#app/ui/drawings/scaffolded-bridge";

/** Shown instead of a page while the server is overloaded. The link leads to the requested address; '' is the current one. */
export function BusyScreen({ address }: { address: string }) {
  const t = useTranslations("frame");
  return (
    <main className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <ScaffoldedBridge />
      <h1 className="mt-10 text-3xl">{t("busyTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t("busyText")}</p>
      <a href={address} className={buttonClass("primary", "medium", "mt-8")}>
        {t("errorButton")}
      </a>
    </main>
  );
}
