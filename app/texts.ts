import { deletionMessages } from "#app/features/accounts/deletion/messages";
import { emailChangeMessages } from "#app/features/accounts/email-change/messages";
import { accountsMessages } from "#app/features/accounts/messages";
import { oauthMessages } from "#app/features/accounts/oauth/messages";
import { passkeysMessages } from "#app/features/accounts/passkeys/messages";
import { secondFactorMessages } from "#app/features/accounts/second-factor/messages";
import { warningsMessages } from "#app/features/accounts/warnings/messages";
import { auditLogMessages } from "#app/features/admin/audit-log/messages";
import { connectionsMessages } from "#app/features/admin/connections/messages";
import { consultationFileMessages } from "#app/features/admin/consultations/messages";
import { dashboardMessages } from "#app/features/admin/dashboard/messages";
import { firstDayMessages } from "#app/features/admin/first-day/messages";
import { adminFrameMessages } from "#app/features/admin/frame/messages";
import { listFilesMessages } from "#app/features/admin/lists/file-messages";
import { listsMessages } from "#app/features/admin/lists/messages";
import { logosMessages } from "#app/features/admin/logos/messages";
import { adminMessages } from "#app/features/admin/messages";
import { paymentMessages } from "#app/features/admin/payments/messages";
import { payoutMessages } from "#app/features/admin/payouts/messages";
import { ownQuestionsMessages } from "#app/features/admin/questions/messages";
import { reportsMessages } from "#app/features/admin/reports/messages";
import { rulesMessages } from "#app/features/admin/rules/messages";
import { brandMessages } from "#app/features/admin/settings/messages";
import { taxonomyMessages } from "#app/features/admin/taxonomy/messages";
import { ownTextsMessages } from "#app/features/admin/texts/messages";
import { replacingMessages } from "#app/features/admin/texts/replacing/messages";
import { videosMessages } from "#app/features/admin/videos/messages";
import { waitingMessages } from "#app/features/admin/waiting/messages";
import { statementMessages } from "#app/features/advisors/billing/messages";
import { advisorProfileMessages } from "#app/features/advisors/dashboard/messages";
import { advisorsMessages } from "#app/features/advisors/messages";
import { invitationsMessages } from "#app/features/applications/invitations/messages";
import { applicationsMessages } from "#app/features/applications/messages";
import { applyingMessages } from "#app/features/applying/messages";
import { assistantMessages } from "#app/features/assistant/messages";
import { blocksMessages } from "#app/features/blocks/messages";
import { answeringMessages } from "#app/features/booking/answering/messages";
import { bookingMessages } from "#app/features/booking/messages";
import { todayMessages } from "#app/features/booking/today/messages";
import { calendarMessages } from "#app/features/calendar/messages";
import { catalogMessages } from "#app/features/catalog/messages";
import { helpMessages } from "#app/features/guide/help/messages";
import { guideMessages } from "#app/features/guide/messages";
import { matchingMessages } from "#app/features/matching/messages";
import { messageTexts } from "#app/features/messages/messages";
import { moneyMessages } from "#app/features/money/messages";
import { notificationsMessages } from "#app/features/notifications/messages";
import { policiesMessages } from "#app/features/policies/messages";
import { priceGuideMessages } from "#app/features/price-guide/messages";
import { profilesMessages } from "#app/features/profiles/messages";
import { reviewsMessages } from "#app/features/reviews/messages";
import { setupMessages } from "#app/features/setup/messages";
import { siteContentMessages } from "#app/features/site/messages";
import { openGraphMessages } from "#app/features/social-images/messages";
import { frameMessages } from "#app/frame/messages";
import { uiMessages } from "#app/ui/text/messages";
import { copyingMessages } from "#app/ui/text/messages-of-copying";

/** Every text of the interface in English, one namespace per feature. Another language is a folder of app/languages with an object of the same shape. */
export const texts = {
  accounts: accountsMessages,
  advisorProfile: advisorProfileMessages,
  advisors: advisorsMessages,
  answering: answeringMessages,
  assistant: assistantMessages,
  applications: applicationsMessages,
  applying: applyingMessages,
  blocks: blocksMessages,
  booking: bookingMessages,
  calendar: calendarMessages,
  catalog: catalogMessages,
  consultationFile: consultationFileMessages,
  connections: connectionsMessages,
  dashboard: dashboardMessages,
  deletion: deletionMessages,
  emailChange: emailChangeMessages,
  frame: frameMessages,
  guide: guideMessages,
  help: helpMessages,
  invitations: invitationsMessages,
  oauth: oauthMessages,
  listFiles: listFilesMessages,
  lists: listsMessages,
  logos: logosMessages,
  matching: matchingMessages,
  messages: messageTexts,
  money: moneyMessages,
  notifications: notificationsMessages,
  ownQuestions: ownQuestionsMessages,
  ownTexts: ownTextsMessages,
  replacing: replacingMessages,
  passkeys: passkeysMessages,
  payments: paymentMessages,
  payouts: payoutMessages,
  policies: policiesMessages,
  priceGuide: priceGuideMessages,
  profiles: profilesMessages,
  reviews: reviewsMessages,
  reports: reportsMessages,
  secondFactor: secondFactorMessages,
  setup: setupMessages,
  siteContent: siteContentMessages,
  statement: statementMessages,
  openGraph: openGraphMessages,
  admin: adminMessages,
  adminFrame: adminFrameMessages,
  auditLog: auditLogMessages,
  brand: brandMessages,
  firstDay: firstDayMessages,
  rules: rulesMessages,
  taxonomy: taxonomyMessages,
  today: todayMessages,
  ui: uiMessages,
  copying: copyingMessages,
  videos: videosMessages,
  waiting: waitingMessages,
  warnings: warningsMessages,
};

export type Texts = typeof texts;

declare module "use-intl" {
  interface AppConfig {
    Messages: Texts;
  }
}
