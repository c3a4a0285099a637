import { countryName } from "#app/features/profiles/countries";
import { findWizardCategory } from "#app/features/topics/offered-choices";
import { MOST_QUESTIONS } from "./own-questions/limits";
import type { TypedToOwn } from "./own-questions/own-question";
import { type AnswerField, findStep, type StepId } from "./wizard/wizard";

/** What the wizard's form holds (signed-in-areas.md 3), as it was typed: nothing in it is checked before it is submitted. */
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
  /** To the questions of the site's own, by their ids. */
  own: TypedToOwn;
}

/** A form with nothing in it: languages start with English (signed-in-areas.md 3). */
export const NO_ANSWERS: Answers = {
  category: "",
  firstName: "",
  lastName: "",
  phone: "",
  location: "",
  linkedin: "",
  website: "",
  languages: ["en"],
  expertise: "",
  experience: "",
  bio: "",
  certifications: "",
  availability: "",
  pricing: "",
  agreedToTerms: false,
  own: {},
};

/** More than any field may hold in the end, so that a draft keeps what is to be shortened, and no more. */
const MOST_CHARACTERS = 4000;
const MOST_LANGUAGES = 20;
/** The step that asks the questions of the site's own, and what their fields are called. */
export const OWN_STEP: StepId = "background";
const OWN_FIELD = /^own\.([0-9a-f-]{36})$/;

// The database keeps neither of these: NUL, and halves of characters.
const UNKEEPABLE = "\u0000";

/**
 * What a step's form posted, as it goes into the draft. Null when it holds anything that is not a field of that step: what is no field of the
 * form (status, user_id) is never written (security: mass assignment).
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

/** A step is posted whole: what it does not say of a question of the site's own is not said. */
function readOwn(posted: Record<string, unknown>): TypedToOwn {
  const typed = Object.entries(posted).flatMap(([name, value]): [string, string][] => {
    const id = OWN_FIELD.exec(name)?.[1];
    return id && isText(value) && value !== "" ? [[id, keepable(value)]] : [];
  });
  return Object.fromEntries(typed.slice(0, MOST_QUESTIONS));
}

/** A category that is newly chosen presets the expertise to its first sub-category (signed-in-areas.md 2). */
export function withPreset(before: Answers, changes: Partial<Answers>): Partial<Answers> {
  const { category } = changes;
  if (!category || category === before.category) return changes;
  return { ...changes, expertise: findWizardCategory(category)?.firstSubcategory ?? before.expertise };
}

/** Only what was really typed: so that a draft that is taken over empties nothing. */
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

/** What the profile says already; the location from city, state or province, and country (signed-in-areas.md 3). */
export function answersOfProfile({ city, stateProvince, country, ...profile }: ProfileOfApplicant): Partial<Answers> {
  const { firstName, lastName, phone, bio, website } = profile;
  const location = [city, stateProvince, countryName(country)].filter(Boolean).join(", ");
  return { firstName, lastName, phone, bio, website, location };
}

function readValue(field: AnswerField, value: unknown): Answers[AnswerField] | undefined {
  if (field === "agreedToTerms") return value !== undefined && value !== "";
  if (field === "languages") return [value ?? []].flat().filter(isText).slice(0, MOST_LANGUAGES).map(keepable);
  return isText(value) ? keepable(value) : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string";

const keepable = (text: string) => text.toWellFormed().replaceAll(UNKEEPABLE, "").replaceAll("\r\n", "\n").slice(0, MOST_CHARACTERS);
