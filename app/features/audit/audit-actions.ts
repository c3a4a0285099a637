/** What the site does by itself (`platform/site-log.server.ts`). */
const SITE_ACTIONS = [
  ...(["admin.configured", "admin.given-back", "admin.reported", "admin.suspended-again", "admin.taken-back"] as const),
  "settings.put-back",
] as const;

/** Every admin action that is logged. The log describes each in every language (the texts `auditLog`). */
export const AUDIT_ACTIONS = [
  ...(["admin.granted", "admin.revoked"] as const),
  ...SITE_ACTIONS,
  ...(["advisor.relisted", "advisor.unlisted"] as const),
  ...(["advisors.invitation-withdrawn", "advisors.invited", "advisors.invited-again"] as const),
  ...(["application.approved", "application.given-back", "application.rejected", "application.taken", "application.undone"] as const),
  ...(["banner.activated", "banner.created", "banner.deactivated", "banner.deleted", "banner.updated"] as const),
  ...(["catalog.added", "catalog.moved", "catalog.restored", "catalog.retired", "catalog.updated"] as const),
  ...(["category_request.answered", "category_request.declined"] as const),
  ...(["consultation.cancelAsAdmin", "consultation.complete", "consultation.recordNoShow", "consultation.refund"] as const),
  ...(["first_day.policies_read", "first_day.test_mail"] as const),
  ...(["list.changed", "list.exported", "list.undone"] as const),
  ...(["logo.deleted", "logo.updated", "logo.uploaded"] as const),
  "mail.sent-again",
  ...(["messages.hidden", "messages.report-closed", "messages.report-reopened", "messages.reported-read", "messages.shown"] as const),
  ...(["payment.letGo", "payment.receive", "payment.return", "payment.unmark"] as const),
  ...(["payment.unreceive", "payment.unreturn"] as const),
  ...(["payout.made", "payout.taken_back"] as const),
  ...(["person.confirmation-link", "person.confirmation-mailed", "person.email-change-link", "person.password-link"] as const),
  ...(["person.restored", "person.suspended"] as const),
  ...(["person.second-factor-ends", "person.second-factor-stays"] as const),
  ...(["question.added", "question.down", "question.restore", "question.retire", "question.saved", "question.up"] as const),
  ...(["review.hidden", "review.report-closed", "review.report-reopened", "review.reports-dismissed", "review.shown"] as const),
  ...(["section.content_updated", "section.hidden", "section.ordered", "section.shown", "section.undone", "section.updated"] as const),
  ...(["settings.address_updated", "settings.mail_server_updated"] as const),
  ...(["settings.brand_updated", "settings.contact_updated", "settings.danger_lines_updated", "settings.defaults_updated"] as const),
  ...(["settings.pay_way_updated", "settings.rules_updated"] as const),
  ...(["site.exported", "site.set_up"] as const),
  ...(["texts.published", "texts.replaced", "texts.replacement_undone", "texts.restored"] as const),
  ...(["topic.added", "topic.restored", "topic.retired", "topic.updated"] as const),
  ...(["video.activated", "video.deactivated", "video.removed", "video.uploaded", "video.words_updated"] as const),
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Returns the key of the text that describes an action. */
export const textOfAction = (action: string) => action.replaceAll(".", "_");

/** Returns the key of the name of whoever did something that has no name: the site by itself, or an account that is gone. */
export const namelessDoer = (action: string) => (SITE_ACTIONS.some((one) => one === action) ? ("theSite" as const) : ("someone" as const));
