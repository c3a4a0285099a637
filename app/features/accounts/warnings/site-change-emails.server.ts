import type { Connection, Transaction } from "#app/db/client.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { makeLink } from "../email-links.server";
import { notMeAction, sendAccountEmail } from "../emails.server";
import { SECOND_FACTOR_END_HOURS } from "../limits";

/** A person as a mail to admins names them. */
export interface Named {
  userId: string;
  name: string;
}

interface SiteChange {
  id: string;
  /** The change, as keyed in the `warnings` texts. */
  about: string;
  /** The admin who made it. */
  who: Named;
  /** The person it concerns, if any. */
  person: Named | null;
  /** Whether the recipient is that admin, who can report that it was somebody else. */
  isActor: boolean;
}

/** Notifies an admin of a change to the site made by another admin or in their own name. */
export async function mailSiteChange(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  { id, about, who, person, isActor }: SiteChange,
  at: Date,
) {
  const isConfigured = about === "granted" && person?.userId === who.userId;
  const said = { site: siteName(), what: about, who: who.name, person: person?.name ?? "", hours: `${SECOND_FACTOR_END_HOURS}` };
  const named = [who, ...(person ? [person] : [])].map((each) => each.userId);
  const link = isActor ? await makeLink(tx, { userId, purpose: "report_sign_in", email }, at) : null;
  await sendAccountEmail(tx, { kind: "site_changed", id, to: email, named }, "warnings", (t, language) => {
    const toLog = { label: t("siteAction"), url: siteLink("/admin?view=audit") };
    return {
      subject: t("siteSubject", said),
      paragraphs: [t("siteText", { ...said, what: isConfigured ? "configured" : about })],
      action: link ? notMeAction(language, link.token) : toLog,
      also: link ? [toLog] : [],
      closing: t(link ? "siteNotMe" : "siteNotAgreed", said),
    };
  });
}

type RoleChange = Pick<SiteChange, "id" | "about" | "who"> & {
  /** Whether it undoes what `who` did, who was stopped as an admin. */
  isBack?: boolean;
};

/** Notifies a person that they have become an admin, or are no longer one. */
export const mailRoleChange = (connection: Connection, to: string, { id, about, who, isBack = false }: RoleChange) =>
  sendAccountEmail(connection, { kind: "admin_role", id, to, named: [who.userId] }, "warnings", (t) => {
    const said = { site: siteName(), what: about, who: who.name };
    return {
      subject: t("roleSubject", said),
      paragraphs: [t(isBack ? "roleBackText" : "roleText", said)],
      action: about === "granted" ? { label: t("roleAction"), url: siteLink("/admin") } : undefined,
      closing: t("roleClosing", said),
    };
  });
