import type { Policy, PolicyBlock, PolicyId, WritePolicy } from "#app/features/policies/policy";
import type { SiteIdentity } from "#app/features/site/site-identity";

/** Name prefix of the policies' texts: 'policy.terms.age.1'. */
export const POLICY_PREFIX = "policy.";

/** Placeholders for the operator's details in policy texts, filled in when a page is rendered. */
const MARKED: SiteIdentity = { name: "{site}", contact: { email: "{email}", phone: "{phone}", city: "{city}" } };

/** All texts of a policy by name, in page order, with placeholders for the operator's details. */
export function textsOfPolicy(write: WritePolicy): Map<string, string> {
  const texts = new Map<string, string>();
  everyText(write(MARKED), (text, name) => {
    if (text !== "") texts.set(name, text);
    return text;
  });
  return texts;
}

/** Replaces texts of a policy by an admin's own. Blank texts stay blank. */
export function policyInWords<Shown extends Policy>(policy: Shown, site: SiteIdentity, own: ReadonlyMap<string, string>): Shown {
  const { email, phone, city } = site.contact;
  const values: Record<string, string> = { site: site.name, email, phone, city };
  const filled = (text: string) => text.replace(/\{(site|email|phone|city)\}/g, (mark, name: string) => values[name] ?? mark);
  return everyText(policy, (text, name) => {
    const written = text && own.get(name);
    return written ? filled(written) : text;
  });
}

/** The policy a text belongs to; null for any other text. */
export const policyOf = (name: string): PolicyId | null =>
  name.startsWith(POLICY_PREFIX) ? ((name.slice(POLICY_PREFIX.length).split(".")[0] ?? "") as PolicyId) : null;

type Make = (text: string, name: string) => string;

function everyText<Shown extends Policy>(policy: Shown, make: Make): Shown {
  const at = POLICY_PREFIX + policy.id;
  return {
    ...policy,
    inShort: policy.inShort.map((line, index) => make(line, `${at}.short.${index + 1}`)),
    sections: policy.sections.map(({ id, title, blocks }) => ({
      id,
      title: make(title, `${at}.${id}.title`),
      blocks: blocks.map((block, index) => everyTextOf(block, make, `${at}.${id}.${index + 1}`)),
    })),
  };
}

function everyTextOf(block: PolicyBlock, make: Make, at: string): PolicyBlock {
  if (typeof block === "string") return make(block, at);
  if ("list" in block) return { list: block.list.map((line, index) => make(line, `${at}.${index + 1}`)) };
  if ("shows" in block) return block;
  const { head, rows } = block.table;
  const cellsOf = (cells: readonly string[], row: number) => cells.map((cell, index) => make(cell, `${at}.${row}.${index + 1}`));
  return { table: { head: cellsOf(head, 0), rows: rows.map((cells, index) => cellsOf(cells, index + 1)) } };
}
