import type { z } from "zod";
import { formFields } from "./form-fields";

/** Zod's internal definition of a schema, as far as the traversal needs it. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  in?: z.ZodType;
}

interface FormText {
  name: string;
  rules: z.ZodType;
}

/** Returns every text of every form, including those in lists, per language, and optional ones. */
export async function formTexts(): Promise<FormText[]> {
  return (await formFields()).flatMap(({ name, rules }) => textsIn(name, rules));
}

function textsIn(name: string, rules: z.ZodType): FormText[] {
  const { type, innerType, element, valueType, shape, options, in: given } = rules.def as unknown as Definition;
  if (shape) return Object.entries(shape).flatMap(([key, each]) => textsIn(`${name}.${key}`, each));
  if (options) return options.flatMap((each, index) => textsIn(`${name}|${index}`, each));
  const inner = innerType ?? element ?? valueType;
  if (inner) return textsIn(name, inner);
  // Whatever is done to a text afterwards is part of its rules.
  if (given) return isOfText(given) ? [{ name, rules }] : textsIn(name, given);
  return type === "string" ? [{ name, rules }] : [];
}

function isOfText(rules: z.ZodType): boolean {
  const { type, innerType, in: given } = rules.def as unknown as Definition;
  const inside = innerType ?? given;
  return type === "string" || (inside !== undefined && isOfText(inside));
}
