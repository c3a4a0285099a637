import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { embedChangedAdvisors } from "./embeddings/embeddings.server";
import { countSearchWords } from "./search-words.server";

/** Keeps the figures that searches are planned by, and what an embedding model makes of advisors where one is configured. */
export const MATCHING_JOBS: Job[] = [
  { name: "embed advisors", everySeconds: 20, run: () => embedChangedAdvisors() },
  { name: "count search words", everySeconds: HOURLY_SECONDS, run: () => countSearchWords() },
];
