import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { emailChanges, heldForms } from "#app/db/schema/accounts/account-changes";
import { emailTokens, securitySettings, sessions, userRoles } from "#app/db/schema/accounts/accounts";
import { identities, oauthFlows } from "#app/db/schema/accounts/identities";
import { passkeyChallenges, passkeys } from "#app/db/schema/accounts/passkeys";
import { preferences } from "#app/db/schema/accounts/preferences";
import { billingInfo, profiles } from "#app/db/schema/accounts/profiles";
import { savedAdvisors } from "#app/db/schema/accounts/saved";
import { authenticators, knownDevices, recoveryCodes, signInChallenges } from "#app/db/schema/accounts/second-factor";
import { applicationCertificates, applicationDrafts } from "#app/db/schema/application-drafts";
import { advisorApplications } from "#app/db/schema/applications";
import { conversations } from "#app/db/schema/assistant";
import { quotes, reviewReports } from "#app/db/schema/booking";
import { ownFeeds } from "#app/db/schema/calendar";
import { categoryRequestComments, categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { profileExpertise } from "#app/db/schema/expertise";
import { keyInputs } from "#app/db/schema/key-inputs";
import { messageReports } from "#app/db/schema/messages";
import { broadcastRecipients, notifications } from "#app/db/schema/notifications";

interface PersonalTable {
  table: PgTable;
  owner: AnyPgColumn;
  /** Key in the export; null for what only sign-in uses. */
  exportedAs: string | null;
}

/** Tables owned by one person: deleted with them, and exported unless only sign-in uses them. A test checks that no table is missing. */
export const PERSONAL_TABLES: PersonalTable[] = [
  { table: profiles, owner: profiles.userId, exportedAs: "profile" },
  { table: profileExpertise, owner: profileExpertise.userId, exportedAs: "expertise" },
  { table: keyInputs, owner: keyInputs.userId, exportedAs: "keyInputs" },
  { table: billingInfo, owner: billingInfo.userId, exportedAs: "billing" },
  { table: preferences, owner: preferences.userId, exportedAs: "preferences" },
  { table: securitySettings, owner: securitySettings.userId, exportedAs: "securitySettings" },
  { table: savedAdvisors, owner: savedAdvisors.userId, exportedAs: "savedAdvisors" },
  { table: advisorApplications, owner: advisorApplications.userId, exportedAs: "advisorApplications" },
  { table: applicationDrafts, owner: applicationDrafts.userId, exportedAs: "applicationDrafts" },
  { table: applicationCertificates, owner: applicationCertificates.userId, exportedAs: "certificates" },
  { table: conversations, owner: conversations.userId, exportedAs: "conversations" },
  { table: categoryRequests, owner: categoryRequests.userId, exportedAs: "categoryRequests" },
  { table: categoryRequestComments, owner: categoryRequestComments.userId, exportedAs: "categoryComments" },
  { table: categoryRequestEmails, owner: categoryRequestEmails.userId, exportedAs: "categoriesAskedForToo" },
  { table: quotes, owner: quotes.clientId, exportedAs: "quotes" },
  { table: consultationNotes, owner: consultationNotes.userId, exportedAs: "consultationNotes" },
  { table: reviewReports, owner: reviewReports.reporterId, exportedAs: "reviewReports" },
  { table: messageReports, owner: messageReports.reporterId, exportedAs: "messageReports" },
  { table: identities, owner: identities.userId, exportedAs: "linkedAccounts" },
  { table: notifications, owner: notifications.userId, exportedAs: "notifications" },
  { table: sessions, owner: sessions.userId, exportedAs: "sessions" },
  { table: userRoles, owner: userRoles.userId, exportedAs: "roles" },
  { table: emailChanges, owner: emailChanges.userId, exportedAs: null },
  { table: heldForms, owner: heldForms.userId, exportedAs: null },
  { table: ownFeeds, owner: ownFeeds.userId, exportedAs: null },
  { table: emailTokens, owner: emailTokens.userId, exportedAs: null },
  { table: oauthFlows, owner: oauthFlows.userId, exportedAs: null },
  { table: authenticators, owner: authenticators.userId, exportedAs: null },
  { table: passkeys, owner: passkeys.userId, exportedAs: null },
  { table: passkeyChallenges, owner: passkeyChallenges.userId, exportedAs: null },
  { table: recoveryCodes, owner: recoveryCodes.userId, exportedAs: null },
  { table: signInChallenges, owner: signInChallenges.userId, exportedAs: null },
  { table: broadcastRecipients, owner: broadcastRecipients.userId, exportedAs: null },
  { table: knownDevices, owner: knownDevices.userId, exportedAs: null },
];
