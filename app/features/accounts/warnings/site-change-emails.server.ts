import type { Connection, Transaction } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { makeLink } from "../email-links.server";
import { notMeAction, sendAccountEmail } from "../emails.server";
import { SECOND_FACTOR_END_HOURS } from "../limits";

interface SiteChange {
  id: string;
  /** Which change, as the texts `warnings` tell them apart. */
  about: string;
  /** What the admin is called who made it. */
  who: string;
  /** And whoever it is about; empty for nobody. */
  person: string;
  /** Whether it goes to that admin themselves, who can say that it was somebody else. */
  isActor: boolean;
}

/** Tells an admin of what another one, or somebody in their own name, has done to the site. */
export async function mailSiteChange(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  { id, about, who, person, isActor }: SiteChange,
  at: Date,
) {
  const said = { site: siteName(), what: about, who, person, hours: `${SECOND_FACTOR_END_HOURS}` };
  const link = isActor ? await makeLink(tx, { userId, purpose: "report_sign_in", email }, at) : null;
  await sendAccountEmail(tx, { kind: "site_changed", id, to: email }, "warnings", (t, language) => {
    const toLog = { label: t("siteAction"), url: siteLink("/admin?view=audit") };
    return {
      subject: t("siteSubject", said),
      paragraphs: [t("siteText", said)],
      action: link ? notMeAction(language, link.token) : toLog,
      also: link ? [toLog] : [],
      closing: t(link ? "siteNotMe" : "siteNotAgreed", said),
    };
  });
}

/** Tells somebody that they have become an admin, or are none any more. */
export const mailRoleChange = (connection: Connection, to: string, { id, about, who }: Pick<SiteChange, "id" | "about" | "who">) =>
  sendAccountEmail(connection, { kind: "admin_role", id, to }, "warnings", (t) => {
    const said = { site: siteName(), what: about, who };
    return {
      subject: t("roleSubject", said),
      paragraphs: [t("roleText", said)],
      action: about === "granted" ? { label: t("roleAction"), url: siteLink("/admin") } : undefined,
      closing: t("roleClosing", said),
    };
  });
