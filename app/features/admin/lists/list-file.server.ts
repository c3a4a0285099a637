import type { Transaction } from "#app/db/client.server";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit, selectAudit } from "#app/features/audit/audit.server";
import { waitingPayments } from "#app/features/money/outside/payment-list.server";
import { csvLine } from "#app/platform/csv";
import { selectApplications } from "../applications/application-list.server";
import { selectConsultations } from "../consultations/consultation-search.server";
import { selectMail } from "../mailbox/mailbox.server";
import { selectPeople } from "../people/person-list.server";
import type { ListName, ListWishes } from "./list-shapes";

const MOST_ROWS = 10_000;
const ALL = { limit: MOST_ROWS, offset: 0 };

type Wishes<Name extends ListName> = Omit<ListWishes<Name>, "page">;
type Rows = Record<string, unknown>[];

/** Amounts stand in whole units, as everybody writes them. */
const units = (minor: number | null) => (minor === null ? null : minor / 100);

const ROWS: { [Name in ListName]: (tx: Transaction, wishes: Wishes<Name>, now: Date) => Promise<Rows> } = {
  people: async (tx, wishes) =>
    (await selectPeople(tx, wishes, ALL)).map(
      ({ name, email, createdAt, isConfirmed, isAdmin, isAdvisor, suspendedAt, suspendedReason }) => ({
        ...{ name, email, joined: createdAt, confirmed: isConfirmed, admin: isAdmin, advisor: isAdvisor },
        ...{ suspended: suspendedAt, reason: suspendedReason },
      }),
    ),
  consultations: async (tx, wishes, now) =>
    (await selectConsultations(tx, wishes, now, ALL)).map((row) => ({
      ...{ id: row.id, state: row.status, client: row.clientName, email: row.clientEmail, advisor: row.advisorName, topic: row.topicName },
      ...{ time: row.scheduledTime, minutes: row.durationMinutes, currency: row.currency },
      ...{ price: units(row.totalPrice), refunded: units(row.refunded), closed: row.closeReason },
    })),
  applications: async (tx, wishes, now) =>
    (await selectApplications(tx, wishes, now, ALL)).map((row) => ({
      ...{ id: row.id, state: row.status, first_name: row.firstName, last_name: row.lastName, email: row.email, location: row.location },
      ...{ expertise: row.expertise, experience: row.experience, languages: row.languages.join(" "), rate: units(row.pricing) },
      ...{ currency: row.currency, applied: row.createdAt, decided: row.reviewedAt, by: row.reviewedByName, notes: row.reviewNotes },
    })),
  payments: async (tx, wishes) =>
    (await waitingPayments(tx, wishes, ALL)).map((row) => ({
      ...{ reference: row.reference, stage: row.stage, client: row.clientName, email: row.clientEmail, advisor: row.advisorName },
      ...{ topic: row.topicName, time: row.scheduledTime, currency: row.currency, price: units(row.totalPrice) },
      ...{ open: units(row.open), here: units(row.here), to_return: units(row.toReturn) },
    })),
  mail: async (tx, wishes) =>
    (await selectMail(tx, wishes, ALL)).map(({ subject, recipient, state, createdAt }) => ({
      subject,
      recipient,
      state,
      written: createdAt,
    })),
  audit: async (tx, wishes) =>
    (await selectAudit(tx, wishes, ALL)).map(({ actorName, action, subject, subjectId, details, createdAt }) => ({
      ...{ admin: actorName, action, subject, id: subjectId, time: createdAt, details: JSON.stringify(details) },
    })),
};

/** A list as a CSV file, of all its pages, as it is narrowed down and sorted; written down that the admin took it. For admins, whose route asks for a recent sign-in. */
export function exportList<Name extends ListName>(
  actor: { userId: string },
  { name, wishes }: { name: Name; wishes: Wishes<Name> },
  now: Date,
): Promise<string> {
  return adminTransaction(actor, async (tx) => {
    const rows = await ROWS[name](tx, wishes, now);
    await audit(tx, actor, "list.exported", name, null, { count: rows.length });
    const [first] = rows;
    if (!first) return "";
    return [Object.keys(first), ...rows.map((row) => Object.values(row))].map(csvLine).join("");
  });
}
