import { useTranslations } from "use-intl";
import { EmailAddress } from "#app/ui/text/email-address";

/** Help for a person with the password but no code: the button of the second-factor email, or the site's contact. */
export function LockoutHelp({ isMailed, email }: { isMailed: boolean; email: string }) {
  const t = useTranslations("secondFactor");
  const address = <EmailAddress key="mail" address={email} />;
  const mail = email.includes("@") ? (
    <a key="mail" href={`mailto:${email}`} className="text-link">
      {address}
    </a>
  ) : (
    address
  );
  return (
    <p className="mt-8 border-t border-line pt-5 text-sm text-soft">
      {isMailed ? t("challengeMailed") : t.rich("challengeLost", { mail: () => mail })}
    </p>
  );
}
