import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { useRefresh } from "#app/ui/connection/refresh";
import { EmptyBridge } from "#app/ui/drawings/empty-bridge";

const TRY_AGAIN_MS = 5000;

/** Shown after going back to a page that cannot be reached; the page loads by itself later. */
export function UnreachableScreen() {
  const t = useTranslations("frame");
  const refresh = useRefresh();
  const tryAgain = useEffectEvent(refresh);
  useEffect(() => {
    const ask = () => tryAgain();
    const timer = setInterval(ask, TRY_AGAIN_MS);
    addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      removeEventListener("online", ask);
    };
  }, []);
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <EmptyBridge />
      <h1 className="mt-10 text-3xl">{t("awayTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t("awayText")}</p>
      <Button className="mt-8" onClick={refresh}>
        {t("errorButton")}
      </Button>
    </div>
  );
}
