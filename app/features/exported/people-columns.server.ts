import { getTableColumns } from "drizzle-orm";
import { securitySettings, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { preferences } from "#app/db/schema/accounts/preferences";
import { billingInfo, profiles } from "#app/db/schema/accounts/profiles";
import { savedAdvisors } from "#app/db/schema/accounts/saved";
import { conversationMessages, conversations } from "#app/db/schema/assistant";
import { profileExpertise } from "#app/db/schema/expertise";
import { keyInputs } from "#app/db/schema/key-inputs";
import { messageReports, messages } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { files } from "#app/db/schema/site-content";
import { columns, type ExportedTable } from "./exported-table.server";

/** What is of a person themselves, and what they wrote to others. */
export const PEOPLE_COLUMNS: readonly ExportedTable[] = [
  columns(users, { both: "id email emailConfirmedAt rememberMe suspendedAt suspendedReason isDemo createdAt", nobody: "passwordHash" }),
  columns(userRoles, { both: "userId role createdAt" }),
  // People fill in every field of it themselves, and take along a new one, too.
  columns(profiles, { both: Object.keys(getTableColumns(profiles)).join(" ") }),
  columns(profileExpertise, { both: "userId areas updatedAt" }),
  columns(keyInputs, { both: "userId goals challenge sector companySize geography hourlyBudget budgetCurrency urgency updatedAt" }),
  columns(billingInfo, {
    both: "userId billingName billingEmail taxId addressLine1 addressLine2 city postalCode stateProvince country updatedAt",
  }),
  columns(preferences, { both: "userId theme hourCycle mutedMails mutedNotifications updatedAt" }),
  columns(securitySettings, { owner: "userId twoFactorEnabled loginNotifications sessionTimeout updatedAt" }),
  columns(sessions, {
    owner: "id userId createdAt authenticatedAt lastUsedAt expiresAt rememberMe userAgent address",
    nobody: "tokenHash",
  }),
  columns(identities, { owner: "id userId provider issuer subject email createdAt" }),
  columns(savedAdvisors, { owner: "userId advisorId createdAt" }),
  columns(conversations, { owner: "id userId room stage answers createdAt updatedAt", nobody: "tokenHash" }),
  columns(conversationMessages, { owner: "number conversationId role content result createdAt" }),
  columns(notifications, { owner: "id userId kind subject details link readAt createdAt", nobody: "named" }),
  columns(messages, { owner: "id threadId number senderId body sentAt hiddenAt hiddenReason shownAgainAt", nobody: "requestKey" }),
  columns(messageReports, { owner: "id messageId reporterId reason closedAt createdAt", nobody: "closedBy" }),
  columns(files, { owner: "id bucket path ownerId mimeType fileSize isPublic createdAt" }),
];
