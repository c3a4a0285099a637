import { offeredTopics } from "../topic-list";
import { isNamed, isWide } from "../vocabulary/topics-in-text";
import type { Reading } from "./reading";

/** From this share of the field's likelihood on, a named part is the topic and the field is the helper: 'a lawyer for employment law'. */
const LIKELY_PART = 0.45;

/** Returns the reading with a part that the text names ranked above its wide field. */
export function namedPartFirst(text: string, reading: Reading): Reading {
  const [field, part, ...rest] = reading.areas;
  if (!field || !part || !isWide(field.topic) || isWide(part.topic) || part.likelihood < LIKELY_PART * field.likelihood) return reading;
  const categories = new Map(offeredTopics().map(({ name, category }) => [name, category]));
  if (categories.get(field.topic) !== categories.get(part.topic) || !isNamed(text, part.topic)) return reading;
  return { ...reading, areas: [{ ...part, likelihood: field.likelihood }, { ...field, likelihood: part.likelihood }, ...rest] };
}
