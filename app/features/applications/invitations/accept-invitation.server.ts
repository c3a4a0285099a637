import { eq, inArray } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisorTopics, weeklyHours } from "#app/db/schema/advisors";
import { advisorApplications, advisorInvitations, type InvitedAs } from "#app/db/schema/applications";
import { topics } from "#app/db/schema/catalog";
import { replacePassword } from "#app/features/accounts/password/own-password.server";
import { hashPassword } from "#app/features/accounts/password/passwords.server";
import type { Device } from "#app/features/accounts/sessions/sessions.server";
import { type FirstFactorResult, passFirstFactor } from "#app/features/accounts/sign-in/first-factor.server";
import { createAccountRows } from "#app/features/accounts/sign-up/account-rows.server";
import { confirmEmail } from "#app/features/accounts/sign-up/confirmation.server";
import { deleteUnconfirmedAccount } from "#app/features/accounts/sign-up/unconfirmed.server";
import { levelOf } from "#app/features/advisors/cards/expertise-level";
import { whyClosed } from "#app/features/applying/applying";
import { pricedIn } from "#app/features/money/accepted-currencies";
import { isReservedName } from "#app/features/profiles/own-name/reserved-names.server";
import { isWizardExpertise } from "#app/features/topics/offered-choices";
import type { Language } from "#app/languages/languages";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { log } from "#app/platform/log/log.server";
import type { Outcome } from "#app/platform/outcome";
import type { Experience } from "../choices";
import { notifyOfDecision } from "../notify-both-sides.server";
import { makeAdvisor } from "../review/approved-advisor.server";
import { findInvitation, openInvitation } from "./invitations.server";
import type { Accepted } from "./schema";
import { stillOffered, topicNamed } from "./topic-names";

type AcceptRefusal =
  | "profiles.nameReserved"
  | "invitations.endedTitle"
  | "invitations.hasAccount"
  | "invitations.areaNeeded"
  | "applying.nobody";

interface SignedIn {
  admission: FirstFactorResult;
  rememberMe: boolean;
}

/**
 * Accepts an invitation, once: creates the account (email confirmed), profile, approved application and advisor, with the file's areas and hours; another area
 * is used if none is still offered. Language, and zone unless the file has one, are those it is accepted in. Signs in, as a confirmation does: the link proves
 * the address, and the password was chosen just now. Throws TooBusy.
 */
export async function acceptInvitation(
  token: string,
  { password, ...accepted }: Accepted,
  device: Device,
  at: Date,
): Promise<Outcome<AcceptRefusal, SignedIn>> {
  if (whyClosed() === "nobody") return { ok: false, reason: "applying.nobody" };
  const found = await findInvitation(token, at);
  if (!found) return { ok: false, reason: "invitations.endedTitle" };
  if (isReservedName({ isAdmin: false }, `${accepted.firstName} ${accepted.lastName}`))
    return { ok: false, reason: "profiles.nameReserved" };
  const [offered] = stillOffered(found.invitedAs.areas);
  const primary = offered === undefined ? accepted.area : topicNamed(offered);
  if (offered === undefined && !isWizardExpertise(primary)) return { ok: false, reason: "invitations.areaNeeded" };
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx): Promise<Outcome<AcceptRefusal, SignedIn>> => {
    const [invitation] = await tx.delete(advisorInvitations).where(openInvitation(token, at)).returning();
    if (!invitation) return { ok: false, reason: "invitations.endedTitle" };
    const { email, invitedAs, invitedBy } = invitation;
    const user = await openAccount(tx, { email, passwordHash, language: device.language, at });
    if (!user) return { ok: false, reason: "invitations.hasAccount" };
    const userId = user.id;
    const { firstName, lastName, location, experience, bio, availability, pricing, time_zone } = accepted;
    const { phone, certifications, linkedin: linkedinUrl, website: websiteUrl } = accepted;
    const zone = invitedAs.zone || time_zone;
    const profile = {
      firstName,
      lastName,
      displayName: `${firstName} ${lastName}`,
      currency: pricedIn(invitedAs.currency),
      ...(zone && { timezone: zone }),
      updatedAt: at,
    };
    await tx.update(profiles).set(profile).where(eq(profiles.userId, userId));
    const said = { firstName, lastName, location, experience, bio, availability, pricing, phone, certifications, linkedinUrl, websiteUrl };
    const languages = invitedAs.languages.length > 0 ? invitedAs.languages : [siteLanguage()];
    const decided = { status: "approved" as const, reviewedAt: at, reviewedBy: invitedBy, createdAt: at };
    const application = oneRow(
      await tx
        .insert(advisorApplications)
        .values({ ...said, ...decided, userId, email, expertise: primary, languages })
        .returning(),
    );
    const advisor = await makeAdvisor(tx, application, at);
    await addAreasAndHours(tx, advisor.id, { ...invitedAs, experience, primary: offered });
    await notifyOfDecision(tx, application, { ...advisor, isInvited: true }, { at });
    log("info", "invitation accepted", { userId, applicationId: application.id });
    const { rememberMe } = user;
    return { ok: true, admission: await passFirstFactor(tx, { user, rememberMe, device, isFirst: true }, at), rememberMe };
  });
}

interface OpenedAs {
  email: string;
  passwordHash: string;
  language: Language | undefined;
  at: Date;
}

/** Opens an account whose email address the link has proved. An unconfirmed account with that address is deleted: anybody may have made it. Null when there is another. */
async function openAccount(tx: Transaction, { email, passwordHash, language, at }: OpenedAs) {
  await deleteUnconfirmedAccount(tx, email);
  const [user] = await tx.insert(users).values({ email }).onConflictDoNothing().returning();
  if (!user) return null;
  await createAccountRows(tx, { userId: user.id, email, category: "individual", language, at });
  await replacePassword(tx, user.id, passwordHash, at);
  await confirmEmail(tx, user.id, at);
  return user;
}

/** Areas of the invitation that are not offered now are kept, too: they count again once they are. */
async function addAreasAndHours(
  tx: Transaction,
  advisorId: string,
  { areas, hours, experience, primary }: InvitedAs & { experience: Experience; primary: string | undefined },
) {
  const found = await tx.select({ id: topics.id, slug: topics.slug }).from(topics).where(inArray(topics.slug, areas));
  const rows = found.map(({ id, slug }) => ({ advisorId, topicId: id, isPrimary: slug === primary, expertiseLevel: levelOf(experience) }));
  if (rows.length > 0) await tx.insert(advisorTopics).values(rows).onConflictDoNothing();
  if (hours.length > 0) await tx.insert(weeklyHours).values(hours.map((span) => ({ ...span, advisorId })));
}
