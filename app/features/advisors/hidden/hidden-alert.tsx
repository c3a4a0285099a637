import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";

/** Tells an advisor that they are not listed because none of their areas is offered any more, with a link to choose another. */
export function NoAreaAlert() {
  const t = useTranslations("advisorProfile");
  const link = (words: React.ReactNode) => (
    <Link key="areas" to="/advisor-profile#advisor-expertise" className="text-link">
      {words}
    </Link>
  );
  return <p className="mb-6 rounded bg-brass-wash px-4 py-3">{t.rich("noAreaLeft", { link })}</p>;
}

/** Tells an advisor that their page is not in the directory, with the reason if an admin gave one, and whom to contact. */
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
