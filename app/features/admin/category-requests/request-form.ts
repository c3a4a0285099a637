import { z } from "zod";
import type { Language } from "#app/languages/languages";
import { linesOf } from "../plain-text";

export const ANSWER_MAX_CHARACTERS = 1000;

/** An answer to a request for a category, or a no to it; an answer needs words. */
export const requestDecisionSchema = z
  .strictObject(
    {
      requestId: z.uuid("admin.notUnderstood"),
      decision: z.enum(["answered", "declined"], "admin.notUnderstood"),
      answer: linesOf(ANSWER_MAX_CHARACTERS, "admin.tooLong"),
    },
    "admin.notUnderstood",
  )
  .refine(({ decision, answer }) => decision === "declined" || answer !== "", { message: "admin.answerRequired", path: ["answer"] });

export type RequestDecision = z.output<typeof requestDecisionSchema>;

/** A request for a category, as admins see it. */
export interface ListedRequest {
  id: string;
  name: string;
  comments: string;
  askers: number;
  /** Of those without an account who want an answer. */
  emails: string[];
  status: "open" | "answered" | "declined";
  /** What is answered; of one that waits again, what was answered before. */
  answer: string | null;
  /** In which those who wait for an answer read. */
  languages: Language[];
  decidedAt: Date | null;
  /** Empty when they are gone. */
  decidedByName: string;
}
