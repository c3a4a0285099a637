import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "#app/ui/button-class";
import { ScaffoldedBridge } from "#app/ui/drawings/scaffolded-bridge";

interface ErrorScreenProps {
  /** Whether a submitted form is not one of the page's: outdated, or altered on the way. */
  isStrange?: boolean;
}

/** The full-page fallback. Try Again requests the same address again, with and without JavaScript. (visitor-site.md 2, Generic error screen) */
export function ErrorScreen({ isStrange = false }: ErrorScreenProps) {
  const t = useTranslations("frame");
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <ScaffoldedBridge />
      <h1 className="mt-10 text-3xl">{t(isStrange ? "strangeTitle" : "errorTitle")}</h1>
      <p className="mt-4 max-w-lg text-lg text-soft">{t(isStrange ? "strangeText" : "errorText")}</p>
      <Form method="get" action={pathname} replace className="mt-8">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonClass()}>
          {t("errorButton")}
        </button>
      </Form>
    </div>
  );
}
