import { useState } from "react";
import { useTranslations } from "use-intl";
import { FORMER_NAME } from "#app/features/accounts/deletion/grace-period";
import { useNames } from "#app/languages/names";
import { Avatar } from "#app/ui/avatar";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import type { ListedCard } from "../cards/advisor-card";
import { AdvisorList } from "../directory/advisor-list";

/** A saved advisor who is listed no longer. */
interface UnlistedAdvisor {
  slug: string;
  name: string;
}

/** Returns the saved advisors, with those that are unsaved while the page is open in their places, so that it can be undone there. */
export function useCardsOfVisit(saved: readonly ListedCard[]): ListedCard[] {
  const [known, setKnown] = useState(saved);
  const latest = (card: ListedCard) => saved.find(({ slug }) => slug === card.slug) ?? card;
  const added = saved.filter(({ slug }) => !known.some((card) => card.slug === slug));
  if (added.length > 0) setKnown([...added, ...known]);
  return [...added, ...known].map(latest);
}

interface SavedListProps {
  cards: readonly ListedCard[];
  saved: readonly ListedCard[];
  unlisted: readonly UnlistedAdvisor[];
}

/** The saved advisors as in the directory, and those who are not listed any more, by name. */
export function SavedList({ cards, saved, unlisted }: SavedListProps) {
  const t = useTranslations("profiles");
  return (
    <section id="saved" aria-labelledby="saved-title" className="border-t border-line py-10 first:border-t-0 first:pt-2">
      <h2 id="saved-title" className="mb-5 text-xl">
        {t("savedAdvisors")}
      </h2>
      {cards.length + unlisted.length === 0 && (
        <>
          <p className="mb-5 max-w-measure text-soft">{t("noSaved")}</p>
          <ButtonLink to="/advisors/all" variant="secondary">
            {t("findAdvisor")}
          </ButtonLink>
        </>
      )}
      <AdvisorList
        cards={cards}
        saved={saved.map(({ slug }) => slug)}
        again={{ text: t("savedAgain"), label: (name) => t("savedAgainLabel", { name }) }}
      />
      {unlisted.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {unlisted.map((advisor) => (
            <Unlisted key={advisor.slug} {...advisor} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Unlisted({ slug, name: known }: UnlistedAdvisor) {
  const t = useTranslations("profiles");
  const name = useNames()(known);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Avatar name={name} src={null} />
      <div className="min-w-0 grow basis-36">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">{t(known === FORMER_NAME ? "savedGone" : "savedUnlisted")}</p>
      </div>
      <PostForm action={`/advisors/${slug}`}>
        <input type="hidden" name="back" value="/profile/network#saved" />
        <SubmitButton variant="quiet" name="save" value="0" aria-label={t("savedRemoveLabel", { name })}>
          {t("savedRemove")}
        </SubmitButton>
      </PostForm>
    </li>
  );
}
