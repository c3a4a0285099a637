import type { Policy, PolicyBlock, PolicyId, WritePolicy } from "#app/features/policies/policy";
import type { SiteIdentity } from "#app/features/site/site-identity";

/** What the names of the texts of policies begin with: 'policy.terms.age.1'. */
export const POLICY_PREFIX = "policy.";

/** Who runs the site, as the texts of policies name it: filled in when a page is made. */
const MARKED: SiteIdentity = { name: "{site}", contact: { email: "{email}", phone: "{phone}", city: "{city}" } };

/** Every text of a policy by its name, in the order of its page, with the marks of who runs the site. */
export function textsOfPolicy(write: WritePolicy): Map<string, string> {
  const texts = new Map<string, string>();
  everyText(write(MARKED), (text, name) => {
    if (text !== "") texts.set(name, text);
    return text;
  });
  return texts;
}

/** A policy with what was written in place of some of its texts. What is blank stays blank. */
export function policyInWords<Shown extends Policy>(policy: Shown, site: SiteIdentity, own: ReadonlyMap<string, string>): Shown {
  const { email, phone, city } = site.contact;
  const values: Record<string, string> = { site: site.name, email, phone, city };
  const filled = (text: string) => text.replace(/\{(site|email|phone|city)\}/g, (mark, name: string) => values[name] ?? mark);
  return everyText(policy, (text, name) => {
    const written = text && own.get(name);
    return written ? filled(written) : text;
  });
}

/** Which policy a text is of; null for what is none. */
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
