import { useTranslations } from "use-intl";
import { CancellationTable } from "./cancellation-table";
import type { Policy, PolicyBlock } from "./policy";

interface PolicyTextProps {
  policy: Policy;
  /** Heading level of its sections: 2 on its own page, 4 below another heading. */
  level: 2 | 4;
  email: string;
}

/** The text of a policy, from 'In short' to its last section. */
export function PolicyText({ policy, level, email }: PolicyTextProps) {
  const t = useTranslations("policies");
  const Heading = `h${level}` as const;
  return (
    <>
      <div className="card card-quiet max-w-measure">
        <Heading className="font-serif text-lg">{t("inShort")}</Heading>
        <ul className="mt-3 space-y-2">
          {policy.inShort.map((line) => (
            <li key={line} className="flex gap-3">
              <Tick />
              <span className="min-w-0">
                <WithAddress text={line} email={email} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {policy.sections.map((section) => (
        <section key={section.id} className="mt-10">
          <Heading id={`${policy.id}-${section.id}`} className="scroll-mt-4 font-serif text-xl">
            {section.title}
          </Heading>
          {section.blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} email={email} />
          ))}
        </section>
      ))}
    </>
  );
}

function Block({ block, email }: { block: PolicyBlock; email: string }) {
  if (typeof block === "string")
    return (
      <p className="mt-3 max-w-measure">
        <WithAddress text={block} email={email} />
      </p>
    );
  if ("list" in block)
    return (
      <ul className="mt-3 max-w-measure list-disc space-y-2 pl-5 marker:text-sage">
        {block.list.map((item) => (
          <li key={item} className="pl-1">
            <WithAddress text={item} email={email} />
          </li>
        ))}
      </ul>
    );
  if ("table" in block) return <PolicyTable {...block.table} />;
  return (
    <div className="mt-4 max-w-measure">
      <CancellationTable />
    </div>
  );
}

/** On a narrow screen each row becomes a block, with the column's name before each cell. */
function PolicyTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="mt-4 block w-full border-t border-line text-sm md:table">
      <thead className="hidden md:table-header-group">
        <tr className="text-left text-soft">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2.5 pr-5 align-bottom font-normal last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="block border-b border-line py-4 md:table-row md:border-t md:py-0">
            <th scope="row" className="block text-left align-top font-semibold md:table-cell md:w-2/5 md:py-3.5 md:pr-5">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className="mt-2 block align-top md:mt-0 md:table-cell md:py-3.5 md:pr-5 md:last:pr-0">
                <span className="block text-soft md:hidden" aria-hidden="true">
                  {head[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text with the contact address as a link. */
function WithAddress({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email);
  if (after.length === 0 || !email.includes("@")) return text;
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="text-link wrap-anywhere">
        {email}
      </a>
      {after.join(email)}
    </>
  );
}

const Tick = () => (
  <svg className="icon mt-0.5 text-sage-ink" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </svg>
);
