import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { EmptyBridge } from "#app/ui/drawings/empty-bridge";

/** Placeholders that the service worker fills in: the requested address, and what was typed. */
export const OFFLINE_SLOTS = {
  address: "/the-address-that-was-asked-for",
  words: "the-words-that-were-typed",
  fields: "the-fields",
} as const;

/** Shown by the service worker in place of an uncached page, or of a form that could not be sent. */
export function OfflineScreen() {
  const t = useTranslations("frame");
  return (
    <main className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <EmptyBridge />
      <h1 className="mt-10 text-3xl">{t("awayTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft" data-unreached="">
        {t("awayText")}
      </p>
      <form method="post" action={OFFLINE_SLOTS.address} className="mt-4 w-full">
        <p className="mx-auto mb-6 max-w-lg text-lg text-soft">{t("offlineText")}</p>
        <p className="text-left whitespace-pre-line">{OFFLINE_SLOTS.words}</p>
        <input type="hidden" name={OFFLINE_SLOTS.fields} value="" />
        <button type="submit" className={buttonClass("primary", "medium", "mt-6")}>
          {t("unsentAgain")}
        </button>
      </form>
      <a href={OFFLINE_SLOTS.address} className={buttonClass("secondary", "medium", "mt-4")}>
        {t("errorButton")}
      </a>
    </main>
  );
}
