import { offeredTopics } from "../topic-list";
import { isNamed, isWide } from "../vocabulary/topics-in-text";
import type { Reading } from "./reading";

/** With so much of what the field has for a part of it, the name of the part is what the text is about, and the field's is who does it: 'a lawyer for employment law'. */
const LIKELY_PART = 0.45;

/** A reading in which the part of a field that a text names stands before the whole of it. */
export function namedPartFirst(text: string, reading: Reading): Reading {
  const [field, part, ...rest] = reading.areas;
  if (!field || !part || !isWide(field.topic) || isWide(part.topic) || part.likelihood < LIKELY_PART * field.likelihood) return reading;
  const categories = new Map(offeredTopics().map(({ name, category }) => [name, category]));
  if (categories.get(field.topic) !== categories.get(part.topic) || !isNamed(text, part.topic)) return reading;
  return { ...reading, areas: [{ ...part, likelihood: field.likelihood }, { ...field, likelihood: part.likelihood }, ...rest] };
}
