import type { Candidate } from "#app/features/assistant/recommend/candidates";
import type { Need } from "#app/features/assistant/understand/need";

/** An advisor for Business Strategy in London at 100.00 US dollars an hour, new and unrated, unless the options differ. */
export const aCandidate = (options: Partial<Candidate> = {}): Candidate => ({
  advisorId: "a",
  slug: "a",
  name: "Ada",
  jobTitle: "",
  city: "London",
  country: "United Kingdom",
  timezone: "Europe/London",
  languages: ["en"],
  hourlyRate: 100_00,
  currency: "USD",
  ratingSum: 0,
  ratingCount: 0,
  totalSessions: 0,
  replyMinutes: null,
  requestsAnswered: 0,
  requestsReceived: 0,
  topic: "Business Strategy",
  isPrimary: true,
  level: "experienced",
  ...options,
});

/** A need for Business Strategy, with no other conditions. */
export const aNeed = (options: Partial<Need> = {}): Need => ({
  topics: [{ topic: "Business Strategy", weight: 3 }],
  category: null,
  urgency: null,
  budget: null,
  languages: [],
  place: null,
  zone: null,
  ...options,
});
