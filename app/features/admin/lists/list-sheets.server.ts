import { selectAudit } from "#app/features/audit/audit.server";
import { selectApplications } from "../applications/application-list.server";
import { selectConsultations } from "../consultations/consultation-search.server";
import { selectMail } from "../mailbox/mailbox.server";
import { selectPeople } from "../people/person-list.server";
import { stateOfReport } from "../reports/listed-report";
import { selectReports } from "../reports/report-search.server";
import type { ListName } from "./list-shapes";
import { ALL, type Sheet, sheet, units } from "./list-sheet.server";
import { MONEY_SHEETS } from "./money-sheets.server";

/** As the list's own words are in English, which the files are in. */
const STATE_IN_FILE = { open: "open", closed: "set aside", removed: "removed", shownAgain: "shown again" } as const;

/** Every list of the admin area as a file has it. */
export const SHEETS: { [Name in ListName]: Sheet<Name> } = {
  people: sheet((tx, params) => selectPeople(tx, params, ALL), {
    name: (row) => row.name,
    email: (row) => row.email,
    joined: (row) => row.createdAt,
    confirmed: (row) => row.isConfirmed,
    admin: (row) => row.isAdmin,
    advisor: (row) => row.isAdvisor,
    suspended: (row) => row.suspendedAt,
    reason: (row) => row.suspendedReason,
    leaving: (row) => row.leavesAt,
  }),
  consultations: sheet((tx, params, now) => selectConsultations(tx, params, now, ALL), {
    id: (row) => row.id,
    state: (row) => row.status,
    client: (row) => row.clientName,
    email: (row) => row.clientEmail,
    advisor: (row) => row.advisorName,
    topic: (row) => row.topicName,
    time: (row) => row.scheduledTime,
    minutes: (row) => row.durationMinutes,
    currency: (row) => row.currency,
    price: (row) => units(row.totalPrice, row.currency),
    payment: (row) => row.payment,
    to_return: (row) => units(row.toReturn, row.currency),
    returned: (row) => units(row.returned, row.currency),
    closed: (row) => row.closeReason,
  }),
  applications: sheet((tx, params, now) => selectApplications(tx, params, now, ALL), {
    id: (row) => row.id,
    state: (row) => row.status,
    first_name: (row) => row.firstName,
    last_name: (row) => row.lastName,
    email: (row) => row.email,
    location: (row) => row.location,
    expertise: (row) => row.expertise,
    experience: (row) => row.experience,
    languages: (row) => row.languages.join(" "),
    rate: (row) => (row.pricing === null ? null : row.pricing / 100),
    category: (row) => row.category,
    currency: (row) => row.currency,
    applied: (row) => row.createdAt,
    decided: (row) => row.reviewedAt,
    by: (row) => row.reviewedByName,
    assigned: (row) => row.assignedToName,
    notes: (row) => row.reviewNotes,
    answers: (row) => row.ownAnswers.map(({ question, answer }) => `${question} ${answer}`).join("\n"),
  }),
  reports: sheet((tx, params, now) => selectReports(tx, params, now, ALL), {
    id: (row) => row.id,
    kind: (row) => row.kind,
    about: (row) => row.aboutName,
    email: (row) => row.aboutEmail,
    reporter: (row) => row.reporterEmail,
    reason: (row) => row.reason,
    reported: (row) => row.createdAt,
    state: (row) => STATE_IN_FILE[stateOfReport(row)],
    closed: (row) => row.closedAt,
    by: (row) => row.closedByName,
  }),
  ...MONEY_SHEETS,
  mail: sheet((tx, params) => selectMail(tx, params, ALL), {
    subject: (row) => row.subject,
    recipient: (row) => row.recipient,
    state: (row) => row.state,
    written: (row) => row.createdAt,
  }),
  audit: sheet((tx, params) => selectAudit(tx, params, ALL), {
    admin: (row) => row.actorName,
    action: (row) => row.action,
    subject: (row) => row.subject,
    id: (row) => row.subjectId,
    time: (row) => row.createdAt,
    details: (row) => JSON.stringify(row.details),
  }),
};
