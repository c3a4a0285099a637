import { Temporal } from "temporal-polyfill";
import type { advisorApplications } from "#app/db/schema/applications";
import type { messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import type { siteBanner } from "#app/db/schema/site-content";
import { DEMO_EMAILS } from "./accounts";
import type { ConsultationRow, PriceConsultation } from "./consultation-history";
import type { DemoStory } from "./demo-story";
import { idFor } from "./dice";
import { instantOf } from "./free-moments";

/** Pending matters of the demo, so that each of its three accounts finds something to do. */
export interface Waiting {
  consultations: ConsultationRow[];
  applications: (typeof advisorApplications.$inferInsert)[];
  threads: (typeof messageThreads.$inferInsert & { id: string })[];
  sides: (typeof messageThreadSides.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  banners: (typeof siteBanner.$inferInsert)[];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ANSWER_HOURS = 48;
const HALF_AN_HOUR = 30;
/** Far enough ahead for the whole time that an answer may take. */
const FIRST_DAY_AHEAD = 5;
const LAST_DAY_AHEAD = 40;
const BANNER_DAYS_AHEAD = 4;
const ASKED_BY_THE_DEMO_CLIENT = "pau-ferrer";

const BRIEF =
  "We have three shops and a growing online side, and the two get in each other's way. I would like to decide before spring which of them leads, and what that means for our stock.";
const OWN_BRIEF = "Our margins on the wholesale side shrink every quarter. Where would you look first?";

/** Creates what is pending at this moment, on top of a story. `site` provides the price rule. */
export function waitingMatters(seed: number, now: Date, story: DemoStory, site: { priceConsultation: PriceConsultation }): Waiting {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const account = (email: string) => story.profiles.find((profile) => profile.email === email)!;
  const person = (first: string) => story.profiles.find(({ firstName, email }) => firstName === first && email !== DEMO_EMAILS.advisor)!;
  const client = account(DEMO_EMAILS.client);
  const advisor = story.advisors.find(({ userId }) => userId === account(DEMO_EMAILS.advisor).userId)!;
  const asked = story.advisors.find(({ slug }) => slug === ASKED_BY_THE_DEMO_CLIENT)!;
  const request = (from: { userId: string }, to: DemoStory["advisors"][number], note: string, urgency: "normal" | "rush", hours: number) =>
    requestRow({ seed, now, story, site }, { clientId: from.userId, advisor: to, note, urgency, createdAt: ago(hours) });
  const conversations = [
    {
      from: client,
      said: [
        [client.userId, 50, "Thank you for our talk. Which of the two figures should I watch from week to week?"],
        [
          advisor.userId,
          3,
          "The gross margin by product, and nothing else for a month. Send me the first four weeks and I will look at them.",
        ],
      ] as const,
    },
    {
      from: person("Marta"),
      said: [[person("Marta").userId, 5, "I have just asked you for a time. May my sister join us? She does the books."]] as const,
    },
  ];
  const threads = conversations.map(({ from, said }) => ({
    id: idFor(`${seed}/thread/${from.email}`),
    clientId: from.userId,
    advisorId: advisor.id,
    advisorUserId: advisor.userId,
    lastNumber: said.length,
    lastMessageAt: ago(said.at(-1)![1]),
    createdAt: ago(said[0]![1]),
  }));
  return {
    consultations: [request(person("Marta"), advisor, BRIEF, "rush", 5), request(client, asked, OWN_BRIEF, "normal", 7)],
    applications: APPLICANTS.map(({ first, hours, ...answers }) => {
      const { userId, firstName, lastName, email, city, country } = person(first);
      const location = [city, country].join(", ");
      return {
        id: idFor(`${seed}/application/${email}`),
        userId,
        firstName: firstName ?? "",
        lastName: lastName ?? "",
        email: email ?? "",
        location,
        createdAt: ago(hours),
        ...answers,
      };
    }),
    threads,
    sides: conversations.flatMap(({ from, said }, place) =>
      [from.userId, advisor.userId].map((userId) => {
        const unreadCount = said.filter(([sender], at) => sender !== userId && at === said.length - 1).length;
        const readNumber = said.length - unreadCount;
        // Marked as mailed: nobody gets mails about the demo's initial data.
        return { threadId: threads[place]!.id, userId, readNumber, unreadCount, mailedNumber: said.length };
      }),
    ),
    messages: conversations.flatMap(({ said }, place) =>
      said.map(([senderId, hours, body], at) => ({
        id: idFor(`${threads[place]!.id}/${at}`),
        threadId: threads[place]!.id,
        number: at + 1,
        senderId,
        body,
        sentAt: ago(hours),
      })),
    ),
    banners: [
      {
        id: idFor(`${seed}/banner`),
        text: "New this week: advisors for export and customs.",
        linkUrl: "/find-advisor",
        linkText: "See who is here",
        isActive: true,
        startsAt: new Date(now.getTime() + BANNER_DAYS_AHEAD * DAY_MS),
        createdAt: ago(2),
        updatedAt: ago(2),
      },
    ],
  };
}

const APPLICANTS: readonly (Answers & { first: string; hours: number })[] = [
  {
    first: "Imani",
    hours: 6,
    category: "technology-digital",
    expertise: "Product Management",
    experience: "8-12",
    availability: "part-time",
    pricing: 110_00,
    languages: ["en"],
    bio: "Nine years of designing products for people with slow phones. I help small teams to decide what to leave out, and to test it within a week.",
  },
  {
    first: "Rahim",
    hours: 19,
    category: "business-strategy",
    expertise: "Project Management",
    experience: "13-20",
    availability: "limited",
    pricing: 140_00,
    languages: ["en", "fr"],
    bio: "Bridges, water mains and one tramway: fifteen years of projects that had to be finished. I look at your plan and tell you where it will slip.",
  },
];

type Answers = Pick<
  typeof advisorApplications.$inferInsert,
  "category" | "expertise" | "experience" | "availability" | "pricing" | "languages" | "bio"
>;

interface Scene {
  seed: number;
  now: Date;
  story: DemoStory;
  site: { priceConsultation: PriceConsultation };
}

interface Asked {
  clientId: string;
  advisor: DemoStory["advisors"][number];
  note: string;
  urgency: "normal" | "rush";
  createdAt: Date;
}

function requestRow({ seed, now, story, site }: Scene, { clientId, advisor, note, urgency, createdAt }: Asked): ConsultationRow {
  const { id: advisorId, slug, hourlyRate, currency, bufferMinutes } = advisor;
  const start = openStart(now, story, advisor);
  const { topicId } = story.advisorTopics.find((topic) => topic.advisorId === advisorId && topic.isPrimary)!;
  const topicName = story.consultations.find((row) => row.topicId === topicId)?.topicName;
  if (!topicName || !hourlyRate || !currency) throw new Error(`${slug} of the demo cannot be asked`);
  const price = site.priceConsultation({ hourlyRate, minutes: HALF_AN_HOUR, urgency, surgeMultiplierTenths: 10 });
  const endsAt = new Date(start + HALF_AN_HOUR * MINUTE_MS);
  const id = idFor(`${seed}/open-request/${slug}`);
  return {
    id,
    clientId,
    advisorId,
    topicId,
    topicName,
    status: "requested",
    scheduledTime: new Date(start),
    endsAt,
    blockedUntil: new Date(endsAt.getTime() + (bufferMinutes ?? 0) * MINUTE_MS),
    durationMinutes: HALF_AN_HOUR,
    urgency,
    note,
    currency,
    hourlyRate,
    surgeTenths: 10,
    basePrice: price.basePrice,
    surgeAmount: price.surgeAmount,
    rushFee: price.rushFee,
    totalPrice: price.totalPrice,
    idempotencyKey: `demo-${id}`,
    expiresAt: new Date(createdAt.getTime() + ANSWER_HOURS * HOUR_MS),
    createdAt,
    updatedAt: createdAt,
  };
}

/** The second half-hour of the first working day, some days ahead, for which the advisor has set no exception. */
function openStart(now: Date, story: DemoStory, { id, timezone }: DemoStory["advisors"][number]): number {
  const zone = timezone ?? "UTC";
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  for (let days = FIRST_DAY_AHEAD; days < LAST_DAY_AHEAD; days++) {
    const date = today.add({ days });
    const span = story.weeklyHours.find(({ advisorId, weekday }) => advisorId === id && weekday === date.dayOfWeek);
    const isExcepted = story.hoursExceptions.some(({ advisorId, date: day }) => advisorId === id && day === date.toString());
    if (span && !isExcepted) return instantOf(date, span.startMinute + HALF_AN_HOUR, zone);
  }
  throw new Error("no working day of the demo lies ahead");
}
