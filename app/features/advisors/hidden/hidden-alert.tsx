import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";

/** That an advisor is found nowhere because none of their areas is offered any more, and where they choose another. */
export function NoAreaAlert() {
  const t = useTranslations("advisorProfile");
  const link = (words: React.ReactNode) => (
    <Link key="areas" to="/advisor-profile#advisor-expertise" className="text-link">
      {words}
    </Link>
  );
  return <p className="mb-6 rounded bg-brass-wash px-4 py-3">{t.rich("noAreaLeft", { link })}</p>;
}

/** That an advisor's page is out of the directory, with the reason where an admin gave one, and where to write to. */
export function HiddenAlert({ reason }: { reason: string | null }) {
  const t = useTranslations("advisorProfile");
  const written = useWrittenLanguage();
  const link = (words: React.ReactNode) => (
    <Link key="contact" to="/help#contact" className="text-link">
      {words}
    </Link>
  );
  return (
    <div className="mb-6 rounded bg-brass-wash px-4 py-3">
      <p>{t(reason ? "hiddenFor" : "hidden")}</p>
      {reason && (
        <p {...written(reason)} className="mt-2 max-w-measure font-semibold break-words whitespace-pre-line">
          {reason}
        </p>
      )}
      <p className="mt-2">{t.rich(reason ? "hiddenAnswer" : "hiddenAsk", { link })}</p>
    </div>
  );
}
