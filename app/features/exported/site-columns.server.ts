import {
  catalogEntries,
  categoryRequestComments,
  categoryRequestEmails,
  categoryRequests,
  emptySearches,
  topics,
} from "#app/db/schema/catalog";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { auditLog } from "#app/db/schema/operations";
import { outsidePayments, payoutDestinations } from "#app/db/schema/outside-payments";
import { ownTexts } from "#app/db/schema/own-texts";
import { paymentOrders, payments, payoutAccounts } from "#app/db/schema/payments";
import { paymentDisputes, providerRefunds } from "#app/db/schema/payments-elsewhere";
import { ruleVersions } from "#app/db/schema/rules";
import {
  heroGridVideos,
  heroGridWords,
  heroVideos,
  homepageContent,
  logos,
  sealedSettings,
  siteBanner,
  siteSettings,
} from "#app/db/schema/site-content";
import { columns, type ExportedTable } from "./exported-table.server";

/** What is of the site itself: its catalog, its money and its pages. */
export const SITE_COLUMNS: readonly ExportedTable[] = [
  columns(categoryRequests, {
    both: "id name status createdAt",
    admins: "askers userId answer decidedAt decidedBy updatedAt",
    nobody: "nameKey comments",
  }),
  columns(categoryRequestComments, { both: "id requestId comment createdAt", nobody: "userId addressHash" }),
  columns(categoryRequestEmails, { owner: "id requestId createdAt", nobody: "email language userId networkHash" }),
  columns(catalogEntries, {
    admins: "key kind category address oldAddresses icon texts translations position version retiredAt createdAt",
  }),
  columns(topics, { admins: "id name slug category shelf words translations version retiredAt createdAt", nobody: "nameKey" }),
  columns(emptySearches, { admins: "id words week times lastAt" }),
  columns(ruleVersions, { admins: "version rules createdBy createdAt" }),
  columns(payments, {
    admins: "consultationId status checkoutId checkoutUrl checkoutEndsAt checkoutsOpened reference createdAt updatedAt",
  }),
  columns(paymentOrders, {
    admins:
      "id key action consultationId statementId reference amount currency isNamed attempts sendAfter doneAt parkedAt lastError createdAt",
  }),
  columns(paymentDisputes, { admins: "id consultationId amount outcome createdAt closedAt" }),
  columns(providerRefunds, { admins: "id consultationId amount failedAt createdAt" }),
  columns(outsidePayments, {
    admins:
      "consultationId number markedAt markedAmount confirmedAt received lastReceived returned letGo reminders remindedAt createdAt updatedAt",
  }),
  columns(payoutDestinations, { both: "advisorId holder iban bic words updatedAt" }),
  columns(payoutAccounts, { owner: "advisorId account isReady updatedAt" }),
  columns(ledgerTransactions, { both: "kind consultationId currency createdAt", owner: "reason", admins: "id key statementId position" }),
  columns(ledgerEntries, { both: "account amount", admins: "id transactionId ownerId" }),
  columns(payoutStatements, { both: "number reference", admins: "id advisorId currency amount paidBy createdAt", nobody: "requestKey" }),
  columns(homepageContent, {
    admins:
      "id sectionType title subtitle description buttonText buttonLink titleFormatting subtitleFormatting descriptionFormatting buttonFormatting contentData isVisible displayOrder updatedAt",
  }),
  columns(heroVideos, {
    admins: "id userId fileName filePath posterPath fileSize mimeType isActive createdAt updatedAt title description",
  }),
  columns(heroGridVideos, {
    admins:
      "id userId fileName filePath posterPath fileSize mimeType isActive createdAt updatedAt position title label titleFormatting labelFormatting",
  }),
  columns(heroGridWords, { admins: "position title label titleFormatting labelFormatting updatedAt" }),
  columns(logos, { admins: "id userId name type filePath fileSize width height style drawn isActive uploadedAt updatedAt" }),
  columns(ownTexts, { admins: "language name text replaced publishedAt wordsReplaced draft version savedBy savedAt" }),
  columns(siteBanner, { admins: "id userId text linkUrl linkText backgroundColor textColor isActive startsAt endsAt createdAt updatedAt" }),
  columns(siteSettings, { admins: "name value updatedAt" }),
  columns(sealedSettings, { nobody: "name sealed updatedAt" }),
  columns(auditLog, { admins: "id actorId action subject subjectId details createdAt" }),
];
