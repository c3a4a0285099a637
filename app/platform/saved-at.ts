import { z } from "zod";
import { isSaidTime } from "./said-times";

/** When something was last written, as a form that was opened on it says it again. */
export const savedAt = (message: string) =>
  z.iso
    .datetime(message)
    .transform((text) => new Date(text))
    .refine((at) => isSaidTime(at.getTime()), message);
