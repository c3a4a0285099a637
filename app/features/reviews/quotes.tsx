import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Card } from "#app/ui/card";
import type { ClientWords } from "./client-words";

/** Quotes from clients about their advisors. */
export function Quotes({ quotes }: { quotes: readonly ClientWords[] }) {
  const written = useWrittenLanguage();
  const t = useTranslations("reviews");
  const named = useNames();
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {quotes.map(({ authorName, text, advisorName, advisorSlug }) => (
        <Card key={advisorSlug} as="li">
          <figure className="flex h-full flex-col gap-3">
            <blockquote {...written(text)} className="font-serif text-lg" dir="auto">
              {text}
            </blockquote>
            <figcaption className="mt-auto text-sm text-soft">
              {t.rich("quoted", {
                author: named(authorName),
                advisor: named(advisorName),
                link: (name) => (
                  <Link to={`/advisors/${advisorSlug}`} prefetch="intent" className="text-link">
                    {name}
                  </Link>
                ),
              })}
            </figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  );
}
