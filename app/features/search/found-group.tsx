import { useId } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Named } from "#app/features/catalog/named";
import { Approx } from "#app/features/money/approx";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Avatar } from "#app/ui/avatar";
import { useFormat } from "#app/ui/text/format";
import type { FoundLink } from "./search-answer";
import { moveInList } from "./search-keys";

interface FoundGroupProps {
  heading: "h2" | "h3";
  title: string;
  links: readonly FoundLink[];
  onChoose?: () => void;
}

/** One group of results under a heading; people are shown with photo and price. */
export function FoundGroup({ heading: Heading, title, links, onChoose }: FoundGroupProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div>
      <Heading id={id} className="px-3 font-sans text-sm font-semibold text-soft">
        {title}
      </Heading>
      <ul aria-labelledby={id} className="mt-1">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              prefetch="intent"
              data-found=""
              onClick={onChoose}
              onKeyDown={moveInList}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded px-3 py-2 hover:bg-sage-wash focus-visible:bg-sage-wash"
            >
              {link.face === undefined ? <Words name={link.name} description={link.description} /> : <Person {...link} />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Words({ name, description, isTheirs = false }: Pick<FoundLink, "name" | "description"> & { isTheirs?: boolean }) {
  const written = useWrittenLanguage();
  return (
    <>
      <span className="font-semibold">{isTheirs ? name : <Named name={name} />}</span>
      {description && (
        <span {...(isTheirs && written(description))} className="text-sm text-soft">
          {isTheirs ? description : <Named name={description} />}
        </span>
      )}
    </>
  );
}

function Person({ face, price, ...words }: FoundLink) {
  return (
    <span className="flex w-full items-center gap-3">
      <Avatar name={words.name} src={face} size="small" />
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <Words {...words} isTheirs />
      </span>
      {price && <Price {...price} />}
    </span>
  );
}

function Price({ hourlyRate, currency }: NonNullable<FoundLink["price"]>) {
  const t = useTranslations("catalog");
  const { money } = useFormat();
  return (
    <span className="grid shrink-0 justify-items-end text-sm tabular-nums">
      {t("perHour", { price: money(hourlyRate, currency) })}
      <Approx amount={hourlyRate} currency={currency} />
    </span>
  );
}
