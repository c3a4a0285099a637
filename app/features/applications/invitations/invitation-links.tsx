import { useTranslations } from "use-intl";
import type { InvitationLink } from "./import-answer";

/** Where no mail leaves the house: the link of each who was invited, for the admin to pass on. It is shown this once, what is kept of it opens nothing. */
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
