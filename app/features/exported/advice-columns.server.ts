import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { applicationCertificates, applicationDrafts } from "#app/db/schema/application-drafts";
import { advisorApplications, advisorInvitations } from "#app/db/schema/applications";
import { consultationEvents, consultations, quotes, reviewReports, reviews } from "#app/db/schema/booking";
import { calendarFeeds } from "#app/db/schema/calendar";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { applicationQuestions } from "#app/db/schema/own-questions";
import { columns, type ExportedTable } from "./exported-table.server";

/** Notes on an approval are the admins' own, as their form says. */
const NOTES_OF_A_REJECTION = { reviewNotes: ({ status }: Record<string, unknown>) => status === "rejected" };

/** What is of advisors, applications and consultations. */
export const ADVICE_COLUMNS: readonly ExportedTable[] = [
  columns(advisors, {
    both: "id userId slug status category firstName lastName displayName jobTitle bio avatarUrl city country timezone languages certifications experience hourlyRate currency availabilityStatus bufferMinutes leadTimeMinutes mostADay ratingSum ratingCount totalSessions replyMinutes requestsAnswered requestsReceived isDemo approvedAt createdAt updatedAt",
    owner: "meetingUrl",
  }),
  columns(advisorTopics, { both: "advisorId topicId isPrimary expertiseLevel" }),
  columns(weeklyHours, { both: "id advisorId weekday startMinute endMinute" }),
  columns(hoursExceptions, { both: "id advisorId date startMinute endMinute" }),
  columns(calendarFeeds, {
    owner: "id advisorId host problem busyCount failures readAt triedAt nextReadAt isWaiting createdAt",
    nobody: "address addressHash",
  }),
  columns(
    advisorApplications,
    {
      both: "id userId firstName lastName email phone location languages category expertise experience bio certifications availability pricing ownAnswers websiteUrl linkedinUrl status reviewNotes reviewedAt createdAt",
      admins: "reviewedBy assignedTo",
    },
    NOTES_OF_A_REJECTION,
  ),
  columns(applicationDrafts, { owner: "id userId answers createdAt updatedAt", nobody: "tokenHash awaitingEmail" }),
  columns(applicationCertificates, { both: "id userId applicationId fileName filePath mimeType fileSize createdAt" }),
  columns(advisorInvitations, { both: "invitedAs expiresAt createdAt", admins: "id email invitedBy", nobody: "tokenHash" }),
  columns(applicationQuestions, { admins: "id kind isRequired words position version retiredAt createdAt" }),
  columns(quotes, {
    owner:
      "id clientId advisorId topicId startsAt durationMinutes urgency currency hourlyRate basePrice surgeTenths surgeAmount rushFee totalPrice rulesVersion blockedUntil note expiresAt createdAt",
  }),
  columns(consultations, {
    both: "id clientId advisorId topicId topicName status scheduledTime endsAt blockedUntil proposedTime proposedEndsAt proposedBlockedUntil proposedBy countersMade durationMinutes urgency currency hourlyRate basePrice surgeTenths surgeAmount rushFee totalPrice rulesVersion platformFee expiresAt respondedAt agreedAt closedAt closedBy noShowOf saidAbsent saidAbsentAt absenceRepliedAt proposedRefundPercent mostRefundPercent refunded createdAt updatedAt",
    owner: "note closeReason absenceWords absenceReply absencesTakenBack",
    admins: "quoteId dayReminderFor hourReminderFor answerReminderFor sequence held",
    nobody: "idempotencyKey",
  }),
  columns(consultationEvents, { admins: "id consultationId transition fromStatus toStatus actor actorId createdAt", nobody: "requestKey" }),
  columns(consultationNotes, { owner: "consultationId userId text updatedAt" }),
  columns(reviews, {
    both: "id consultationId advisorId authorId authorSide authorName rating text reply repliedAt revealedAt hiddenAt hiddenReason shownAgainAt createdAt",
  }),
  columns(reviewReports, { both: "id reviewId reporterId reason closedAt createdAt", admins: "closedBy" }),
];
