import { useTranslations } from "use-intl";
import { useSiteIdentity } from "#app/features/site/site-identity";
import { useNames } from "#app/languages/names";
import { ButtonLink } from "#app/ui/button";

/** Contact details: links once an operator has set them, placeholders before that. */
export function HelpContact() {
  const t = useTranslations("help");
  const named = useNames();
  const { email, phone, city } = useSiteIdentity().contact;
  const mail = email.includes("@") ? `mailto:${email}` : null;
  const call = /\d/.test(phone) ? `tel:${phone.replaceAll(/[^+\d]/g, "")}` : null;
  return (
    <section id="contact" aria-labelledby="contact-title" className="mt-8 scroll-mt-8 rounded border border-line bg-surface p-5 sm:p-8">
      <h2 id="contact-title" className="text-2xl">
        {t("contactTitle")}
      </h2>
      <p className="mt-3 max-w-measure text-soft">{t("contactText")}</p>
      <dl className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-3">
        <Detail name={t("email")} to={mail} text={email} />
        <Detail name={t("phone")} to={call} text={phone} />
        <Detail name={t("place")} to={null} text={named(city)} />
      </dl>
      <ButtonLink to="/ai-assistant" variant="secondary" className="mt-6">
        {t("assistant")}
      </ButtonLink>
    </section>
  );
}

function Detail({ name, to, text }: { name: string; to: string | null; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="break-words">
        {to ? (
          <a href={to} className="text-link inline-flex min-h-11 max-w-full items-center break-all">
            {text}
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center">{text}</span>
        )}
      </dd>
    </div>
  );
}
