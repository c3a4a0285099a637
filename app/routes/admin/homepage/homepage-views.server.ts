import { data } from "react-router";
import { config } from "#app/config.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { readFilters } from "#app/features/admin/applications/application-filters";
import { searchAudit } from "#app/features/admin/audit-log/audit-log.server";
import { findConsultationFile } from "#app/features/admin/consultations/consultation-file.server";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { readFigures } from "#app/features/admin/figures/figures.server";
import { readFirstDay } from "#app/features/admin/first-day/first-day.server";
import { findSection, listSections } from "#app/features/admin/homepage/sections.server";
import { type ListName, type ListWishes, readChoices } from "#app/features/admin/lists/list-shapes";
import { openMail, searchMail } from "#app/features/admin/mailbox/mailbox.server";
import { findPerson } from "#app/features/admin/people/person-details.server";
import { searchPeople } from "#app/features/admin/people/person-list.server";
import { readRulesToEdit } from "#app/features/admin/rules/rules.server";
import { readSettings } from "#app/features/admin/settings/settings.server";
import { findEntryToEdit } from "#app/features/admin/taxonomy/entries.server";
import { findTopicToEdit, NEW_TOPIC, readTaxonomy } from "#app/features/admin/taxonomy/taxonomy.server";
import { listPayments } from "#app/features/money/outside/payment-list.server";
import { saysHowToPay } from "#app/features/money/pay-way/pay-way";
import { readPayWay } from "#app/features/money/pay-way/pay-way.server";
import { madePayouts, owedPayouts } from "#app/features/money/payouts.server";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { readHeldAnswer } from "./homepage-posts.server";

const PAYOUTS_LISTED = 20;

/**
 * What the first tab shows: figures and the sections of the home page, one of them (?section=hero), or what else runs a site
 * (?view=people, consultations, payments, payouts, topics, mail, audit, settings).
 */
export async function readHomepageTab(viewer: Viewer, wishes: URLSearchParams) {
  const section = wishes.get("section");
  const view = section === null ? wishes.get("view") : "section";
  const { page } = readFilters(wishes);
  try {
    const person = { zone: viewer.timeZone || "UTC", held: await readHeldAnswer(viewer, wishes) };
    if (section !== null) return { view: "section" as const, ...(await findSection(section)), ...person };
    if (view === null)
      return {
        view: "sections" as const,
        sections: await listSections(),
        figures: await figuresFor(viewer),
        firstDay: await readFirstDay(),
        ...person,
      };
    const id = wishes.get("id");
    if (view === "people" && id) return { view: "person", ...(await findPerson(id, now())), viewerId: viewer.userId, ...person } as const;
    if (view === "people") return { view, ...(await readPeople(wishes)), viewerId: viewer.userId, ...person } as const;
    if (view === "consultations" && id) return { view: "consultation", ...(await findConsultationFile(id, now())), ...person } as const;
    if (view === "consultations") return { view, ...(await readConsultations(wishes)), ...person } as const;
    if (view === "payments") return { view, ...(await readPayments(viewer, wishes)), ...person } as const;
    if (view === "payouts")
      return { view, ...(await owedPayouts(viewer, page)), made: await madePayouts(viewer, PAYOUTS_LISTED), page, ...person } as const;
    if (view === "topics") return { ...(await readTopics(wishes)), ...person };
    if (view === "audit") return { view, ...(await readAudit(wishes)), ...person } as const;
    if (view === "settings")
      return {
        view,
        settings: await readSettings(),
        rules: await readRulesToEdit(),
        firstDay: await readFirstDay(),
        configured: { ...config().contact, name: config().siteName },
        ...person,
      } as const;
    if (view === "mail") return await readMail(wishes, person);
  } catch (error) {
    const failed = view === null || view === "section" ? "admin.loadSectionsFailed" : "dashboard.loadFailed";
    return data({ view: "failed" as const, failed } as const, { status: failureStatus(error, "admin dashboard") });
  }
  throw data(null, { status: 404 });
}

/** What is wished of a list, as its address says it. */
const wishesFor = <Name extends ListName>(name: Name, search: URLSearchParams): ListWishes<Name> => {
  const { query, page } = readFilters(search);
  return { query, page, ...readChoices(name, search) };
};

async function readPeople(search: URLSearchParams) {
  const wishes = wishesFor("people", search);
  return { ...(await searchPeople(wishes)), wishes };
}

async function readConsultations(search: URLSearchParams) {
  const wishes = wishesFor("consultations", search);
  return { ...(await searchConsultations(wishes, now())), wishes };
}

async function readAudit(search: URLSearchParams) {
  const wishes = wishesFor("audit", search);
  return { ...(await searchAudit(wishes)), wishes };
}

async function readPayments(viewer: Viewer, search: URLSearchParams) {
  const wishes = wishesFor("payments", search);
  return { ...(await listPayments(viewer, wishes)), wishes, saysHow: saysHowToPay(await readPayWay()) };
}

const figuresFor = (viewer: Viewer) => readFigures(viewer.currency, now());

async function readTopics(wishes: URLSearchParams) {
  const key = wishes.get("entry");
  if (key !== null) {
    const entry = key === NEW_TOPIC ? null : await findEntryToEdit(key);
    return { view: "entry", entry, category: entry?.category ?? wishes.get("in") ?? "" } as const;
  }
  const slug = wishes.get("topic");
  if (slug === null) return { view: "topics", taxonomy: await readTaxonomy(now()) } as const;
  return { view: "topic", topic: slug === NEW_TOPIC ? null : await findTopicToEdit(slug) } as const;
}

interface Person {
  zone: string;
  /** The form that the admin comes back to. */
  held: Awaited<ReturnType<typeof readHeldAnswer>>;
}

async function readMail(search: URLSearchParams, person: Person) {
  const id = search.get("id");
  if (id !== null) return { view: "letter", mail: await openMail(id), ...person } as const;
  const wishes = wishesFor("mail", search);
  return { view: "mail", ...(await searchMail(wishes)), wishes, ...person } as const;
}
