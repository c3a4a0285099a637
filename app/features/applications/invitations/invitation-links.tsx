import { useLocale, useTranslations } from "use-intl";
import { csvAddress, csvFile, csvFormatIn } from "#app/platform/csv";
import { CopyButton } from "#app/ui/copy-button";
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
      <p>
        <LinksFile links={links} />
      </p>
      <ul className="grid gap-5">
        {links.map(({ name, email, url }) => (
          <li key={email} className="wrap-anywhere">
            <p>
              <strong>{name}</strong> {email}
            </p>
            <div className="mt-1 flex flex-wrap items-center gap-3">
              <p className="min-w-0 grow basis-80 rounded border border-line bg-wash px-3 py-2 font-mono text-sm select-all">{url}</p>
              <CopyButton text={url} named={t("linkCopyNamed", { name })} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Downloads all links as a file that spreadsheets in the reader's language open, for a mail merge. */
function LinksFile({ links }: { links: readonly InvitationLink[] }) {
  const t = useTranslations("invitations");
  const format = csvFormatIn(useLocale());
  const [name = "", email = ""] = t("columns").split(format.separator);
  const file = csvFile([[name, email, t("linksColumn")], ...links.map((link) => [link.name, link.email, link.url])], format);
  return (
    <a href={csvAddress(file)} download={t("fileLinks")} className="text-link inline-flex min-h-11 items-center">
      {t("linksFile")}
    </a>
  );
}
