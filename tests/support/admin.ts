import type { SiteUnderTest } from "./site";

/** Fields of a section's form without any formatting. */
export const SECTION_FIELDS = {
  title: "Our way",
  subtitle: "",
  description: "In three steps.",
  buttonText: "Start",
  buttonLink: "/find-advisor",
};

/** Returns the hidden fields of a page's forms, by name: the first value of each. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  const pairs = inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? "", /value="([^"]*)"/.exec(input)?.[1] ?? ""] as const);
  return Object.fromEntries(pairs.reverse());
}

/** Creates a pending application of an existing person, skipping the wizard. */
export async function anApplication(site: SiteUnderTest, email: string, changes: Record<string, unknown> = {}) {
  const values = {
    first_name: "Ada",
    last_name: "Expert",
    location: "Paris, France",
    expertise: "Finance",
    experience: "8-12",
    bio: "Twenty years of numbers.",
    availability: "part-time",
    ...changes,
  };
  const names = Object.keys(values);
  const [row] = await site.rows<{ id: string }>(
    `insert into advisor_applications (user_id, email, ${names.join(", ")})
     select id, email, ${names.map((_, index) => `$${index + 2}`).join(", ")} from users where email = $1 returning id`,
    [email, ...Object.values(values)],
  );
  return row!.id;
}
