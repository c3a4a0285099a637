import type { Texts } from "#app/texts";
import type { Translation } from "../translation";
import { accountsMessages } from "./accounts";
import { deletionMessages } from "./accounts/deletion";
import { emailChangeMessages } from "./accounts/email-change";
import { oauthMessages } from "./accounts/oauth";
import { passkeysMessages } from "./accounts/passkeys";
import { secondFactorMessages } from "./accounts/second-factor";
import { warningsMessages } from "./accounts/warnings";
import { adminMessages } from "./admin";
import { auditLogMessages } from "./admin/audit-log";
import { connectionsMessages } from "./admin/connections";
import { consultationFileMessages } from "./admin/consultations";
import { dashboardMessages } from "./admin/dashboard";
import { firstDayMessages } from "./admin/first-day";
import { adminFrameMessages } from "./admin/frame";
import { listFilesMessages } from "./admin/list-files";
import { listsMessages } from "./admin/lists";
import { logosMessages } from "./admin/logos";
import { ownQuestionsMessages } from "./admin/own-questions";
import { ownTextsMessages } from "./admin/own-texts";
import { paymentMessages } from "./admin/payments";
import { payoutMessages } from "./admin/payouts";
import { replacingMessages } from "./admin/replacing";
import { reportsMessages } from "./admin/reports";
import { rulesMessages } from "./admin/rules";
import { brandMessages } from "./admin/settings";
import { taxonomyMessages } from "./admin/taxonomy";
import { videosMessages } from "./admin/videos";
import { waitingMessages } from "./admin/waiting";
import { advisorsMessages } from "./advisors";
import { advisorProfileMessages } from "./advisors/dashboard";
import { statementMessages } from "./advisors/statement";
import { applicationsMessages } from "./applications";
import { invitationsMessages } from "./applications/invitations";
import { applyingMessages } from "./applying";
import { assistantMessages } from "./assistant";
import { bookingMessages } from "./booking";
import { answeringMessages } from "./booking/answering";
import { todayMessages } from "./booking/today";
import { calendarMessages } from "./calendar";
import { catalogMessages } from "./catalog";
import { frameMessages } from "./frame";
import { guideMessages } from "./guide";
import { helpMessages } from "./guide/help";
import { matchingMessages } from "./matching";
import { blocksMessages, messageTexts } from "./messages";
import { moneyMessages } from "./money";
import { notificationsMessages } from "./notifications";
import { policiesMessages } from "./policies";
import { priceGuideMessages } from "./price-guide";
import { profilesMessages } from "./profiles";
import { reviewsMessages } from "./reviews";
import { setupMessages } from "./setup";
import { siteContentMessages } from "./site";
import { openGraphMessages } from "./social-images";
import { copyingMessages } from "./ui/copying";
import { uiMessages } from "./ui/text";

/** All interface texts, in Italian. */
export const texts: Translation<Texts> = {
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
  ownQuestions: ownQuestionsMessages,
  ownTexts: ownTextsMessages,
  replacing: replacingMessages,
  rules: rulesMessages,
  taxonomy: taxonomyMessages,
  today: todayMessages,
  ui: uiMessages,
  copying: copyingMessages,
  videos: videosMessages,
  waiting: waitingMessages,
  warnings: warningsMessages,
};
