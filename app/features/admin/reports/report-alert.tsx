import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";

/** Note below the applications that there are open reports, with a link to them. */
export function ReportAlert({ count }: { count: number }) {
  const t = useTranslations("reports");
  return (
    <section aria-labelledby="reported" className="mt-14 border-t border-line pt-8">
      <h2 id="reported" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-soft">{count === 0 ? t("none") : t("waiting", { count })}</p>
      {count > 0 && (
        <ButtonLink to="/admin/applications?view=reports" variant="secondary" prefetch="none">
          {t("read")}
        </ButtonLink>
      )}
    </section>
  );
}
