import { z } from "zod";
import type { Language } from "#app/languages/languages";

/** What to do with unchanged translations of a reworded text; emptied ones fall back to the new text. */
export const unlikeSchema = z.enum(["empty", "keep"], "admin.notUnderstood").optional();

/** Refuses to save until the admin has chosen: the languages whose translations still match the previous wording. */
export interface UnlikeRefusal {
  ok: false;
  reason: "leftBehind";
  leftBehind: readonly Language[];
}

/** Refuses to save until the admin has confirmed: the texts that were written for the previous name. */
export interface FormerWordsRefusal {
  ok: false;
  reason: "formerWords";
  parts: readonly string[];
}
