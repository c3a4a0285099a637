import { data, redirect } from "react-router";
import { config } from "#app/config.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { readFilters } from "#app/features/admin/applications/application-filters";
import { searchAudit } from "#app/features/admin/audit-log/audit-log.server";
import { readConnectionsToEdit } from "#app/features/admin/connections/connections.server";
import { findConsultationFile } from "#app/features/admin/consultations/consultation-file.server";
import { searchConsultations } from "#app/features/admin/consultations/consultation-search.server";
import { readFigures } from "#app/features/admin/figures/figures.server";
import { readTrendRange } from "#app/features/admin/figures/trend-range";
import { readTrends } from "#app/features/admin/figures/trends.server";
import { readFirstDay } from "#app/features/admin/first-day/first-day.server";
import { findSectionIn } from "#app/features/admin/homepage/section-language.server";
import { listSections } from "#app/features/admin/homepage/sections.server";
import { shippedElsewhere, shownTitles } from "#app/features/admin/homepage/shown-titles.server";
import { cutPage, MAX_COUNTED, pageOf } from "#app/features/admin/lists/list-count";
import { isListName, LISTS, type ListName, type ListParams } from "#app/features/admin/lists/list-shapes";
import { knownAddress, readChoices, readPlace } from "#app/features/admin/lists/read-list-params";
import { openMail, searchMail } from "#app/features/admin/mailbox/mailbox.server";
import { findPerson } from "#app/features/admin/people/person-details.server";
import { searchPeople } from "#app/features/admin/people/person-list.server";
import { readQuestions } from "#app/features/admin/questions/questions.server";
import { readRulesToEdit } from "#app/features/admin/rules/rules.server";
import { readSettings } from "#app/features/admin/settings/settings.server";
import { findEntryToEdit } from "#app/features/admin/taxonomy/entries.server";
import { furtherLanguages, inParts, inSiteLanguage, languagesOfTexts } from "#app/features/admin/taxonomy/further-languages.server";
import { findTopicToEdit, NEW_TOPIC, readTaxonomy } from "#app/features/admin/taxonomy/taxonomy.server";
import { UNDOABLE_OF_PAYMENTS, UNDOABLE_OF_PAYOUTS, UNDOABLE_OF_PEOPLE } from "#app/features/admin/undo/bulk-undo";
import { undoableBulks } from "#app/features/admin/undo/bulk-undo.server";
import { ENTRY_TEXTS } from "#app/features/catalog/catalog-entry";
import { openDisputes } from "#app/features/money/elsewhere/open-disputes.server";
import { listPayments, paymentPlace } from "#app/features/money/outside/payment-list.server";
import { owedPlace } from "#app/features/money/owed-list.server";
import { owedPayouts } from "#app/features/money/owed-payouts.server";
import { saysHowToPay } from "#app/features/money/payment-instructions/payment-instructions";
import { readPaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions.server";
import { madePayouts } from "#app/features/money/payouts/payouts.server";
import { timeZoneOptions } from "#app/features/schedule/time-zones";
import { demoToEmpty } from "#app/features/setup/empty-demo.server";
import { languageOr } from "#app/languages/languages";
import { offeredLanguages, siteLanguage, siteZone } from "#app/platform/brand/current-defaults.server";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { endedAs } from "#app/platform/http/ended-as";
import { readHeldAnswer } from "./homepage-actions.server";

const PAYOUTS_LISTED = 20;
const DISPUTES_LISTED = 100;

/**
 * Loads the first tab: figures and home page sections, one section (?section=hero), or another view (?view=people, consultations, payments, payouts,
 * topics, mail, audit, settings).
 */
export async function readHomepageTab(viewer: Viewer, url: URL) {
  const { searchParams: params, host } = url;
  const section = params.get("section");
  const view = section === null ? params.get("view") : "section";
  dropUnknown(url);
  try {
    const person = { zone: viewer.timeZone || "UTC", held: await readHeldAnswer(viewer, params) };
    if (section !== null) return { view: "section" as const, ...(await readSection(section, params)), ...person };
    if (view === null) return { ...(await readOverview(viewer, params, host)), ...person };
    const id = params.get("id");
    if (view === "people" && id) return { view: "person", ...(await readPerson(viewer, id)), viewerId: viewer.userId, ...person } as const;
    if (view === "people") return { view, ...(await readPeople(viewer, params)), viewerId: viewer.userId, ...person } as const;
    if (view === "consultations" && id) return { view: "consultation", ...(await findConsultationFile(id, now())), ...person } as const;
    if (view === "consultations") return { view, ...(await readConsultations(params)), ...person } as const;
    if (view === "payments") return { view, ...(await readPayments(viewer, params)), ...person } as const;
    if (view === "payouts") return { view, ...(await readPayouts(viewer, params)), ...person } as const;
    if (view === "topics") return { ...(await readTopics(params)), ...person };
    if (view === "audit") return { view, ...(await readAudit(params)), ...person } as const;
    if (view === "settings")
      return {
        view,
        settings: await readSettings(),
        connections: await readConnectionsToEdit(),
        rules: await readRulesToEdit(),
        questions: await readQuestions(),
        demo: await demoToEmpty(),
        firstDay: await readFirstDay(host),
        configured: {
          ...config().contact,
          name: config().siteName,
          language: siteLanguage(),
          languages: offeredLanguages(),
          zone: siteZone(),
        },
        zones: timeZoneOptions(siteZone()),
        ...person,
      } as const;
    if (view === "mail") return await readMail(viewer.userId, params, person);
  } catch (error) {
    const failed = view === null || view === "section" ? "admin.loadSectionsFailed" : "dashboard.loadFailed";
    return data({ view: "failed" as const, failed } as const, { status: failureStatus(error, "admin dashboard") });
  }
  throw endedAs(404);
}

/** Loads a section in the requested language, by default the site's. */
async function readSection(sectionType: string, params: URLSearchParams) {
  const language = languageOr(params.get("language"), siteLanguage());
  return { ...(await findSectionIn(sectionType, language)), language, site: siteLanguage() };
}

/** Redirects to the address without unknown list parameters. */
function dropUnknown(url: URL) {
  const view = url.searchParams.get("view") ?? "";
  const known = isListName(view) && LISTS[view].path === "/admin" && !url.searchParams.has("id") && knownAddress(view, url);
  if (known) throw redirect(known);
}

/** Parses the parameters of a list from its query string. */
const paramsFor = <Name extends ListName>(name: Name, search: URLSearchParams): ListParams<Name> => {
  const { query } = readFilters(search);
  return { query, ...readPlace(search), ...readChoices(name, search) };
};

async function readPeople(viewer: Viewer, search: URLSearchParams) {
  const params = paramsFor("people", search);
  const undoable = await undoableBulks(viewer.userId, UNDOABLE_OF_PEOPLE);
  return { ...(await searchPeople(params, now())), params, undoable };
}

async function readPerson(viewer: Viewer, id: string) {
  const [found, undoable] = await Promise.all([findPerson(id, now()), undoableBulks(viewer.userId, UNDOABLE_OF_PEOPLE, id)]);
  return { ...found, undoable };
}

async function readConsultations(search: URLSearchParams) {
  const params = paramsFor("consultations", search);
  return { ...(await searchConsultations(params, now())), params };
}

async function readAudit(search: URLSearchParams) {
  const params = paramsFor("audit", search);
  return { ...(await searchAudit(params)), params };
}

async function readPayments(viewer: Viewer, search: URLSearchParams) {
  const params = paramsFor("payments", search);
  const place = paymentPlace(params);
  const { payments: found, ...others } = await listPayments(viewer, params, { ...pageOf(place), most: MAX_COUNTED + 1 });
  const { rows: payments, shown } = cutPage(found, place);
  const undoable = await undoableBulks(viewer.userId, UNDOABLE_OF_PAYMENTS);
  const disputes = await openDisputes(viewer, DISPUTES_LISTED);
  return { ...others, payments, disputes, shown, params, undoable, saysHow: saysHowToPay(await readPaymentInstructions()) };
}

async function readPayouts(viewer: Viewer, search: URLSearchParams) {
  const params = paramsFor("payouts", search);
  const place = owedPlace(params);
  const { owed: found, total } = await owedPayouts(viewer, params, pageOf(place));
  const { rows: owed, shown } = cutPage(found, place);
  const [made, undoable] = await Promise.all([
    madePayouts(viewer, PAYOUTS_LISTED, now()),
    undoableBulks(viewer.userId, UNDOABLE_OF_PAYOUTS),
  ]);
  return { owed, shown, total, params, made, undoable };
}

async function readOverview(viewer: Viewer, params: URLSearchParams, host: string) {
  const sections = await listSections();
  const titles = shownTitles(sections, languageOr(viewer.language));
  const inSiteLanguage = { site: siteLanguage(), readers: shippedElsewhere(sections) };
  const [figures, trends, firstDay] = [await readFigures(now()), await trendsFor(viewer, params), await readFirstDay(host)];
  return { view: "sections", sections, titles, inSiteLanguage, figures, trends, firstDay } as const;
}

function trendsFor(viewer: Viewer, search: URLSearchParams) {
  const [zone, at] = [viewer.timeZone || "UTC", now()];
  return readTrends(readTrendRange(search, { zone, now: at }), { zone, currency: viewer.currency }, at);
}

async function readTopics(params: URLSearchParams) {
  const key = params.get("entry");
  if (key !== null) {
    const entry = key === NEW_TOPIC ? null : await findEntryToEdit(key);
    const languages = furtherLanguages(entry ? ENTRY_TEXTS[entry.kind].map((part) => entry.texts[part] ?? "") : []);
    return {
      view: "entry",
      entry,
      category: entry?.category ?? params.get("in") ?? "",
      shown: entry ? inSiteLanguage(entry) : {},
      written: entry ? languagesOfTexts(entry) : {},
      languages,
    } as const;
  }
  const slug = params.get("topic");
  if (slug === null) return { view: "topics", taxonomy: await readTaxonomy(now()) } as const;
  const topic = slug === NEW_TOPIC ? null : await findTopicToEdit(slug);
  const texts: Record<string, string> = topic ? { name: topic.name } : {};
  const said = { texts, translations: inParts(topic?.translations ?? {}) };
  const shown = { shownName: inSiteLanguage(said).name ?? "", written: languagesOfTexts(said).name };
  return { view: "topic", topic, ...shown, languages: furtherLanguages(topic ? [topic.name] : []) } as const;
}

interface Person {
  zone: string;
  /** Form that the admin returns to after re-authentication. */
  held: Awaited<ReturnType<typeof readHeldAnswer>>;
}

async function readMail(viewerId: string, search: URLSearchParams, person: Person) {
  const id = search.get("id");
  if (id !== null) return { view: "letter", mail: await openMail(viewerId, id), ...person } as const;
  const params = paramsFor("mail", search);
  return { view: "mail", ...(await searchMail(viewerId, params)), params, ...person } as const;
}
