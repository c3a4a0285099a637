import { z } from "zod";
import { isSupportedTime } from "./supported-times";

/** Schema of the version timestamp that a form sends back: when its data was last saved. */
export const savedAt = (message: string) =>
  z.iso
    .datetime(message)
    .transform((text) => new Date(text))
    .refine((at) => isSupportedTime(at.getTime()), message);
