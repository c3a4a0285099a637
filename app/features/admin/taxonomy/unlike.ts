import { z } from "zod";
import type { Language } from "#app/languages/languages";

/** What is to become of translations that were left as they are while what they translate is written anew: emptied, they say what stands above. */
export const unlikeSchema = z.enum(["empty", "keep"], "admin.notUnderstood").optional();

/** Nothing is saved before somebody has said so: the languages that would go on saying what was said before. */
export interface UnlikeRefusal {
  ok: false;
  reason: "leftBehind";
  leftBehind: readonly Language[];
}

/** Nothing is saved before somebody has seen it: the texts that still say what belonged to the former name. */
export interface FormerWordsRefusal {
  ok: false;
  reason: "formerWords";
  parts: readonly string[];
}
