import { HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { embedChangedAdvisors } from "./embeddings/embeddings.server";
import { countSearchWords, dropUnusedWords } from "./search-words.server";

/** Refreshes the counts that searches are planned with, and the embeddings of advisors if a model is configured. */
export const MATCHING_JOBS: Job[] = [
  { name: "embed advisors", everySeconds: 20, run: () => embedChangedAdvisors() },
  { name: "count search words", everySeconds: HOURLY_SECONDS, run: () => countSearchWords() },
  { name: "drop unused words", everySeconds: HOURLY_SECONDS, run: () => dropUnusedWords() },
];
