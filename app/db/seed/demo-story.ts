import type { advisors, advisorTopics, weeklyHours } from "#app/db/schema/advisors";
import type { payoutDestinations } from "#app/db/schema/outside-payments";
import { type Account, advisorAccount, clientAccounts, DEMO_EMAILS, type ProfileRow, type UserRoleRow, type UserRow } from "./accounts";
import type { AdvisorStory } from "./advisor-story";
import { ROSTER } from "./advisors/roster";
import { CITIES } from "./cities";
import { type ConsultationRow, type History, makeHistory, type PriceConsultation, type ReviewRow } from "./consultation-history";
import { type Dice, diceFor, idFor } from "./dice";
import { type HoursExceptionRow, makeExceptions } from "./exceptions";
import type { Moment } from "./free-moments";
import { emailOf, fullName, slugOf } from "./names";
import { WEEKS } from "./weeks";

type AdvisorRow = typeof advisors.$inferInsert & { id: string };
type AdvisorTopicRow = typeof advisorTopics.$inferInsert;
type WeeklyHoursRow = typeof weeklyHours.$inferInsert & { id: string };
type PayoutDestinationRow = typeof payoutDestinations.$inferInsert;

/** The rows of the demo, in the order of their foreign keys. */
export interface DemoStory {
  users: UserRow[];
  userRoles: UserRoleRow[];
  profiles: ProfileRow[];
  advisors: AdvisorRow[];
  advisorTopics: AdvisorTopicRow[];
  weeklyHours: WeeklyHoursRow[];
  hoursExceptions: HoursExceptionRow[];
  payoutDestinations: PayoutDestinationRow[];
  consultations: ConsultationRow[];
  reviews: ReviewRow[];
}

/** What the story needs of the site: the stored areas, and the price rule. */
export interface DemoSite {
  topics: readonly { id: string; name: string }[];
  priceConsultation: PriceConsultation;
}

const DAY_MS = 86_400_000;
const CLIENTS_SINCE_DAYS = 640;
const MAX_TENURE_DAYS = 600;
/** Advisors that the demo client has met in the last days, so that there is something to review. */
const MET_BY_THE_DEMO_CLIENT = ["helena-brandt", "pau-ferrer", "katarzyna-zielinska", "grace-liu"];
const LEVELS = ["experienced", "senior", "expert"] as const;
const LEVEL_OF_EXPERIENCE = { "1-3": 0, "4-7": 0, "8-12": 1, "13-20": 2, "20+": 2 };

/**
 * Returns the demo's people and their past as plain rows: the same seed and instant always give the same story (decisions, section 2:
 * Demo). Contains no passwords. Every figure of an advisor (ratings, sessions, requests, reply minutes) is computed from the rows returned.
 * Throws when an advisor names an area that `site.topics` does not contain.
 */
export function demoStory(seed: number, now: Date, site: DemoSite): DemoStory {
  const { demoClient, demoAdmin, others } = clientAccounts(seed, daysBefore(now, CLIENTS_SINCE_DAYS));
  const clientMoments = new Map<string, Moment[]>();
  const chapters = Object.entries(ROSTER)
    .flatMap(([category, stories]) => stories.map((story) => ({ category, story })))
    .map(({ category, story }, place) => {
      const recentClient = MET_BY_THE_DEMO_CLIENT.includes(slugOf(story.name)) ? demoClient : undefined;
      return tellAdvisor({ seed, now, site, category, story, isDemoAdvisor: place === 0, clients: others, recentClient, clientMoments });
    });
  const accounts = [demoClient, demoAdmin, ...others, ...chapters.map(({ account }) => account)];
  return {
    users: accounts.map(({ user }) => user),
    userRoles: [{ userId: demoAdmin.user.id, role: "admin", createdAt: demoAdmin.user.createdAt }],
    profiles: accounts.map(({ profile }) => profile),
    advisors: chapters.map(({ advisor }) => advisor),
    advisorTopics: chapters.flatMap(({ topics }) => topics),
    weeklyHours: chapters.flatMap(({ hours }) => hours),
    hoursExceptions: chapters.flatMap(({ exceptions }) => exceptions),
    payoutDestinations: chapters.flatMap(({ destination }) => destination),
    consultations: chapters.flatMap(({ history }) => history.consultations),
    reviews: chapters.flatMap(({ history }) => history.reviews),
  };
}

interface AdvisorChapter {
  seed: number;
  now: Date;
  site: DemoSite;
  category: string;
  story: AdvisorStory;
  isDemoAdvisor: boolean;
  clients: readonly Account[];
  recentClient: Account | undefined;
  clientMoments: Map<string, Moment[]>;
}

function tellAdvisor({ seed, now, site, category, story, isDemoAdvisor, clients, recentClient, clientMoments }: AdvisorChapter) {
  const slug = slugOf(story.name);
  const id = idFor(`${seed}/advisor/${slug}`);
  const dice = diceFor(`${seed}/${slug}`);
  const { zone, country, currency } = CITIES[story.city];
  const tenureDays = tenureOf(story, dice);
  const approvedAt = daysBefore(now, tenureDays);
  const email = isDemoAdvisor ? DEMO_EMAILS.advisor : emailOf(story.name);
  const account = advisorAccount(seed, story, email, daysBefore(now, tenureDays + 3));
  const rules = {
    hourlyRate: story.rate * 100,
    currency,
    bufferMinutes: dice.pick([0, 0, 10, 15]),
    leadTimeMinutes: dice.pick([30, 30, 60, 120, 720]),
  };
  const topics = topicsOf(story, site);
  const advisor = { id, slug, ...rules };
  const history = makeHistory(
    { seed, now, story, advisor, topics, tenureDays, clients, recentClient, clientMoments, priceConsultation: site.priceConsultation },
    dice,
  );
  const row: AdvisorRow = {
    ...advisor,
    ...figuresOf(history),
    userId: account.user.id,
    category,
    firstName: story.name[0],
    lastName: story.name[1],
    displayName: fullName(story.name),
    jobTitle: story.title,
    bio: story.bio.join(" "),
    city: story.city,
    country,
    timezone: zone,
    languages: [...story.languages],
    certifications: story.certifications,
    experience: story.experience,
    availabilityStatus: story.status ?? "available",
    mostADay: dice.pick([null, null, null, 4, 6]),
    isDemo: true,
    approvedAt,
    createdAt: approvedAt,
    updatedAt: approvedAt,
  };
  return {
    account,
    advisor: row,
    topics: topics.map((topic, place) => ({
      advisorId: id,
      topicId: topic.id,
      isPrimary: place === 0,
      expertiseLevel: levelOf(story, place),
    })),
    hours: WEEKS[story.week].map((span, place) => ({ id: idFor(`${id}/hours/${place}`), advisorId: id, ...span })),
    destination: story.sessions > 0 ? [destinationOf(row, isDemoAdvisor)] : [],
    exceptions: makeExceptions(dice, now, zone, WEEKS[story.week], { id, slug }),
    history,
  };
}

/** An example IBAN used by banks: it belongs to no account. */
const EXAMPLE_IBAN = "DE89370400440532013000";

/** Advisors who have earned something have entered a payout destination; the newest have not yet. */
const destinationOf = ({ id, displayName, approvedAt }: AdvisorRow, isDemoAdvisor: boolean): PayoutDestinationRow => ({
  advisorId: id,
  ...(isDemoAdvisor
    ? { holder: displayName, iban: EXAMPLE_IBAN, bic: "COBADEFFXXX", words: "" }
    : { holder: "", iban: "", bic: "", words: "To the account that stands on my invoice." }),
  updatedAt: approvedAt!,
});

/** Advisors with many consultations have been here for long; those with none are new. */
function tenureOf({ sessions }: AdvisorStory, dice: Dice): number {
  if (sessions === 0) return dice.between(2, 12);
  return Math.min(MAX_TENURE_DAYS, 70 + sessions * 14 + dice.between(0, 120));
}

function topicsOf(story: AdvisorStory, site: DemoSite): { id: string; name: string }[] {
  return story.topics.map((name) => {
    const topic = site.topics.find((candidate) => candidate.name === name);
    if (!topic) throw new Error(`${fullName(story.name)} of the demo advises on an area the site does not have: ${name}`);
    return topic;
  });
}

function levelOf({ experience }: AdvisorStory, place: number): (typeof LEVELS)[number] {
  return LEVELS[Math.max(0, LEVEL_OF_EXPERIENCE[experience] - Math.min(place, 1))]!;
}

/** The reply time is the median of the minutes from a request to its answer; null for an advisor who never answered. */
function figuresOf({ consultations, reviews }: History) {
  const waits = consultations.flatMap(({ createdAt, respondedAt }) =>
    createdAt && respondedAt ? [Math.round((respondedAt.getTime() - createdAt.getTime()) / 60_000)] : [],
  );
  return {
    ratingSum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    ratingCount: reviews.length,
    totalSessions: consultations.filter(({ status }) => status === "completed").length,
    replyMinutes: waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)] ?? null,
    requestsAnswered: waits.length,
    requestsReceived: consultations.length,
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
