import { countryName } from "#app/features/profiles/countries";
import { findWizardCategory } from "#app/features/topics/offered-choices";
import type { Language } from "#app/languages/languages";
import { MAX_QUESTIONS } from "./own-questions/limits";
import type { TypedToOwn } from "./own-questions/own-question";
import { type AnswerField, findStep, type StepId } from "./wizard/wizard";

/** The wizard's form data (signed-in-areas.md 3) as typed; nothing is validated before it is submitted. */
export interface Answers {
  category: string;
  firstName: string;
  lastName: string;
  phone: string;
  location: string;
  linkedin: string;
  website: string;
  languages: string[];
  expertise: string;
  experience: string;
  bio: string;
  certifications: string;
  availability: string;
  pricing: string;
  agreedToTerms: boolean;
  /** Answers to the site's own questions, by question id. */
  own: TypedToOwn;
}

/** An empty form. */
export const NO_ANSWERS: Answers = {
  category: "",
  firstName: "",
  lastName: "",
  phone: "",
  location: "",
  linkedin: "",
  website: "",
  languages: [],
  expertise: "",
  experience: "",
  bio: "",
  certifications: "",
  availability: "",
  pricing: "",
  agreedToTerms: false,
  own: {},
};

/** The form at first: its language is that of the site, which is English until somebody says otherwise (signed-in-areas.md 3). */
export const firstAnswers = (language: Language): Answers => ({ ...NO_ANSWERS, languages: [language] });

/** Higher than the final limit of any field, so that a draft keeps text that still has to be shortened, but not more. */
const MAX_CHARACTERS = 4000;
const MAX_LANGUAGES = 20;
/** The step with the site's own questions, and the names of their fields. */
export const OWN_STEP: StepId = "background";
const OWN_FIELD = /^own\.([0-9a-f-]{36})$/;

// The database can store neither NUL nor lone surrogates.
const UNKEEPABLE = "\u0000";

/**
 * Reads a posted step into draft answers. Null when the post contains anything but fields of that step, so that nothing else (status, user_id) is ever written
 * (security: mass assignment).
 */
export function readAnswers(step: StepId, posted: Record<string, unknown>): Partial<Answers> | null {
  const fields: readonly AnswerField[] = findStep(step).fields;
  const isOwn = (name: string) => step === OWN_STEP && OWN_FIELD.test(name);
  const further = Object.keys(posted).filter((name) => !isOwn(name));
  if (further.some((name) => !(fields as readonly string[]).includes(name))) return null;
  const own = step === OWN_STEP ? { own: readOwn(posted) } : {};
  const read = Object.fromEntries(
    fields.flatMap((field) => {
      const value = readValue(field, posted[field]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  return { ...read, ...own };
}

/** A step is always posted whole, so a missing answer to an own question counts as empty. */
function readOwn(posted: Record<string, unknown>): TypedToOwn {
  const typed = Object.entries(posted).flatMap(([name, value]): [string, string][] => {
    const id = OWN_FIELD.exec(name)?.[1];
    return id && isText(value) && value !== "" ? [[id, keepable(value)]] : [];
  });
  return Object.fromEntries(typed.slice(0, MAX_QUESTIONS));
}

/** Choosing another category presets the expertise to its first sub-category (signed-in-areas.md 2). */
export function withPreset(before: Answers, changes: Partial<Answers>): Partial<Answers> {
  const { category } = changes;
  if (!category || category === before.category) return changes;
  return { ...changes, expertise: findWizardCategory(category)?.firstSubcategory ?? before.expertise };
}

/** Drops blank answers, so that taking over a draft never empties a field. */
export const withoutBlanks = (answers: Partial<Answers>): Partial<Answers> =>
  Object.fromEntries(
    Object.entries(answers).filter(([, value]) =>
      typeof value === "object" ? Object.keys(value).length > 0 : value !== "" && value !== false,
    ),
  );

interface ProfileOfApplicant {
  firstName: string;
  lastName: string;
  phone: string;
  city: string;
  stateProvince: string;
  country: string;
  bio: string;
  website: string;
}

/** Answers prefilled from the profile; the location is city, state or province, and country (signed-in-areas.md 3). */
export function answersOfProfile({ city, stateProvince, country, ...profile }: ProfileOfApplicant): Partial<Answers> {
  const { firstName, lastName, phone, bio, website } = profile;
  const location = [city, stateProvince, countryName(country)].filter(Boolean).join(", ");
  return { firstName, lastName, phone, bio, website, location };
}

function readValue(field: AnswerField, value: unknown): Answers[AnswerField] | undefined {
  if (field === "agreedToTerms") return value !== undefined && value !== "";
  if (field === "languages") return [value ?? []].flat().filter(isText).slice(0, MAX_LANGUAGES).map(keepable);
  return isText(value) ? keepable(value) : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";

const keepable = (text: string) => text.toWellFormed().replaceAll(UNKEEPABLE, "").replaceAll("\r\n", "\n").slice(0, MAX_CHARACTERS);
