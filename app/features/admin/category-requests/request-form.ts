import { z } from "zod";
import type { Language } from "#app/languages/languages";
import { linesOf } from "../plain-text";

export const ANSWER_MAX_CHARACTERS = 1000;

/** Schema of the decision on a category request: answered, declined, or declined without telling anybody; an answer needs text. */
export const requestDecisionSchema = z
  .strictObject(
    {
      requestId: z.uuid("admin.notUnderstood"),
      decision: z.enum(["answered", "declined", "dismissed"], "admin.notUnderstood"),
      answer: linesOf(ANSWER_MAX_CHARACTERS, "admin.tooLong"),
    },
    "admin.notUnderstood",
  )
  .refine(({ decision, answer }) => decision !== "answered" || answer !== "", { message: "admin.answerRequired", path: ["answer"] });

/** Id of the form that decides several requests; each open request has a checkbox of it. */
export const SEVERAL_REQUESTS = "several-requests";

export type RequestDecision = z.output<typeof requestDecisionSchema>;

/** A category request as admins see it. */
export interface ListedRequest {
  id: string;
  name: string;
  comments: string;
  askers: number;
  /** Addresses of visitors without an account who asked to be notified. */
  emails: string[];
  status: "open" | "answered" | "declined";
  /** The answer; on a request that was reopened, the previous one. */
  answer: string | null;
  /** Languages of the people waiting for an answer. */
  languages: Language[];
  decidedAt: Date | null;
  /** Empty when that admin's account no longer exists. */
  decidedByName: string;
}
