import { z } from "zod";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { savedAt } from "#app/platform/saved-at";

/** Name of the checkbox of a language that readers can choose. */
export const offerField = (language: Language) => `offers_${language}` as const;

const forEachLanguage = <Value>(value: Value) =>
  Object.fromEntries(LANGUAGES.map((language) => [offerField(language), value])) as Record<ReturnType<typeof offerField>, Value>;

/** Schema of the default language and time zone, for visitors without a preference, and of the languages that readers can choose. */
export const defaultsFormSchema = z
  .strictObject(
    {
      version: savedAt("admin.notUnderstood"),
      language: z.enum(LANGUAGES, "admin.notOnTheList"),
      zone: z.string("admin.notOnTheList").refine(isTimeZone, "admin.notOnTheList"),
      ...forEachLanguage(z.enum(["on", ""], "admin.notUnderstood").optional()),
    },
    "admin.notUnderstood",
  )
  .refine((typed) => LANGUAGES.some((each) => typed[offerField(each)] === "on"), {
    path: [offerField(LANGUAGES[0])],
    error: "dashboard.languagesNeeded",
  })
  .transform(({ version, language, zone, ...ticked }) => {
    const languages = LANGUAGES.filter((each) => each === language || ticked[offerField(each)] === "on");
    return { version, language, zone, languages };
  });
