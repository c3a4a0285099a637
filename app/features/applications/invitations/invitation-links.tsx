import { useTranslations } from "use-intl";
import type { InvitationLink } from "./import-answer";

/** Invitation links for the admin to pass on, when the site sends no email. They are shown only once: the stored hash cannot open anything. */
export function InvitationLinks({ links }: { links: readonly InvitationLink[] }) {
  const t = useTranslations("invitations");
  return (
    <section aria-labelledby="links" className="grid gap-3">
      <h2 id="links" className="text-2xl">
        {t("linksTitle")}
      </h2>
      <p className="text-soft">{t("linksText")}</p>
      <ul className="grid gap-4">
        {links.map(({ name, email, url }) => (
          <li key={email} className="wrap-anywhere">
            <p>
              <strong>{name}</strong> {email}
            </p>
            <p className="mt-1 rounded border border-line bg-wash px-3 py-2 font-mono text-sm select-all">{url}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
