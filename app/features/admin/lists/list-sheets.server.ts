import { EXPERIENCE_OPTIONS } from "#app/features/applications/choices";
import type { OwnAnswer } from "#app/features/applications/own-questions/question-words";
import { isOfSuspension } from "#app/features/booking/of-suspension";
import { stateNow } from "#app/features/booking/pages/state-names";
import { languageName } from "#app/features/catalog/spoken-languages";
import { categoryOfApplication, expertiseNow } from "#app/features/topics/offered-choices";
import { selectApplications } from "../applications/application-list.server";
import { AUDIT_SHEET } from "../audit-log/audit-sheet.server";
import { absenceInWords } from "../consultations/absence-in-words";
import { selectConsultations } from "../consultations/consultation-search.server";
import { selectMail } from "../mailbox/mailbox.server";
import { selectPeople } from "../people/person-list.server";
import { stateOfReport } from "../reports/listed-report";
import { selectReports } from "../reports/report-search.server";
import type { FileWords } from "./file-words.server";
import type { ListName } from "./list-shapes";
import { type Sheet, sheet, units } from "./list-sheet.server";
import { MONEY_SHEETS } from "./money-sheets.server";

const APPLICATION_STATES = { pending: "admin.statePending", approved: "admin.stateApproved", rejected: "admin.stateRejected" } as const;

/** All lists of the admin area, as exported. */
export const SHEETS: { [Name in ListName]: Sheet<Name> } = {
  people: sheet((tx, params, _now, range) => selectPeople(tx, params, range), {
    name: (row) => row.name,
    email: (row) => row.email,
    accountFrom: (row) => row.createdAt,
    confirmed: (row, { yesNo }) => yesNo(row.isConfirmed),
    admin: (row, { yesNo }) => yesNo(row.isAdmin),
    configuredAdmin: (row, { yesNo }) => yesNo(row.isConfiguredAdmin),
    advisor: (row, { yesNo }) => yesNo(row.isAdvisor),
    listed: (row, { yesNo }) => (row.isAdvisor ? yesNo(row.isListed) : ""),
    suspended: (row) => row.suspendedAt,
    reason: (row) => row.suspendedReason,
    leaving: (row) => row.leavesAt,
  }),
  consultations: sheet((tx, params, now, range) => selectConsultations(tx, params, now, range), {
    id: (row) => row.id,
    state: (row, words) => words.t(`booking.${stateNow(row)}`),
    client: (row) => row.clientName,
    email: (row) => row.clientEmail,
    advisor: (row) => row.advisorName,
    topic: (row, { named }) => named(row.topicName),
    time: (row) => row.scheduledTime,
    minutes: (row) => row.durationMinutes,
    currency: (row) => row.currency,
    price: (row) => units(row.totalPrice, row.currency),
    notCharged: (row) => units(row.notCharged, row.currency),
    payment: (row, words) => words.of("payments.stage_", row.payment),
    arrived: (row) => units(row.arrived, row.currency),
    toReturn: (row) => units(row.toReturn, row.currency),
    returned: (row) => units(row.returned, row.currency),
    reason: (row, { t }) => (isOfSuspension(row) ? t("booking.ofSuspension") : row.closeReason),
    absence: (row, { t }) => absenceInWords(row, t),
  }),
  applications: sheet((tx, params, now, range) => selectApplications(tx, params, now, range), {
    id: (row) => row.id,
    state: (row, { t }) => t(APPLICATION_STATES[row.status]),
    firstName: (row) => row.firstName,
    lastName: (row) => row.lastName,
    email: (row) => row.email,
    location: (row) => row.location,
    expertise: (row, { named }) => named(expertiseNow(row.expertise)),
    experience: (row, { t }) => inWords(EXPERIENCE_OPTIONS, row.experience, t),
    languages: (row, { language }) => row.languages.map((code) => languageName(code, language)).join(", "),
    rate: (row) => (row.pricing === null ? null : row.pricing / 100),
    category: (row, { named }) => named(categoryOfApplication(row.category)),
    currency: (row) => row.currency,
    applied: (row) => row.createdAt,
    decided: (row) => row.reviewedAt,
    decidedBy: (row) => row.reviewedByName,
    assigned: (row) => row.assignedToName,
    notes: (row) => row.reviewNotes,
    bio: (row) => row.bio,
    answers: (row, words) => row.ownAnswers.map((own) => `${own.question} ${answerInWords(own, words)}`).join("\n"),
  }),
  reports: sheet((tx, params, now, range) => selectReports(tx, params, now, range), {
    id: (row) => row.id,
    kind: (row, { t }) => t(`lists.${row.kind}`),
    about: (row) => row.aboutName,
    email: (row) => row.aboutEmail,
    reporter: (row) => row.reporterEmail,
    reason: (row) => row.reason,
    reported: (row) => row.createdAt,
    state: (row, { t }) => t(`lists.${stateOfReport(row)}`),
    decided: (row) => row.closedAt,
    decidedBy: (row) => row.closedByName,
  }),
  ...MONEY_SHEETS,
  mail: sheet((tx, params, _now, range) => selectMail(tx, params, range), {
    subject: (row) => row.subject,
    recipient: (row) => row.recipient,
    state: (row, { t }) => t(`lists.${row.state}`),
    written: (row) => row.createdAt,
    problem: (row) => row.problem,
  }),
  audit: AUDIT_SHEET,
};

/** Answer to one of the site's own questions; yes and no are translated. */
const answerInWords = ({ kind, answer }: OwnAnswer, { t }: FileWords) =>
  kind === "yesno" && answer !== "" ? t(answer === "yes" ? "applications.ownYes" : "applications.ownNo") : answer;

/** Label of a selected option, as in the application form. */
const inWords = (options: readonly { value: string; label: string }[], value: string, t: FileWords["t"]) => {
  const label = options.find((each) => each.value === value)?.label;
  return label ? t(`applications.${label}`) : value;
};
