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
