import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { categoryById, categoryOr } from "#app/features/catalog/categories";
import { useNames } from "#app/languages/names";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { PostForm } from "#app/ui/fields/form";
import type { BookingPageAnswer, SearchValues } from "./booking-page-answer";
import { MatchCard } from "./match-card";
import { SurgeBanner } from "./surge-banner";

/** Number of cards a phone shows at once. */
const SHOWN_ON_A_PHONE = 4;

type Found = Extract<BookingPageAnswer, { kind: "found" }>;

/** Matching advisors, best first, each bookable; or what to do when there are none. */
export function Results({ found, zone }: { found: Found; zone: string }) {
  const t = useTranslations("booking");
  const named = useNames();
  const tm = useTranslations("matching");
  const { search } = useLocation();
  const { matches, topicName, values, status } = found;
  const isSecondPart = new URLSearchParams(search).get("part") === "2";
  if (matches.length === 0) return <NobodyFree topicName={topicName} values={values} />;
  const best = matches.reduce((first, match) => (match.score > first.score ? match : first));
  return (
    <section id="results" aria-labelledby="results-title" className="scroll-mt-4">
      <SurgeBanner status={status} />
      <h2 id="results-title" className="text-2xl">
        {t("resultsTitle", { topic: named(topicName) })}
      </h2>
      <noscript>
        <p className="mt-1 font-semibold">{tm("found", { count: String(matches.length) })}</p>
      </noscript>
      <p className="mt-1 text-soft">{t(matches[0]?.quote_id === "" ? "resultsHintFree" : "resultsHint")}</p>
      <ol className="mt-6 space-y-5">
        {matches.map((match, index) => (
          <MatchCard
            key={match.adviser_id}
            match={match}
            topicName={topicName}
            zone={zone}
            isBest={match === best}
            isTimeAsked={values.requested_time !== ""}
            isLeftOutOnPhones={index < SHOWN_ON_A_PHONE === isSecondPart}
          />
        ))}
      </ol>
      {matches.length > SHOWN_ON_A_PHONE && (
        <p className="mt-6 text-center md:hidden">
          <Link to={`${otherPart(search, isSecondPart)}#results`} className="text-link inline-flex min-h-11 items-center">
            {isSecondPart ? t("resultsFirst") : t("resultsMore", { count: matches.length - SHOWN_ON_A_PHONE })}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Returns the URL of the same results, showing a phone the other page of the list. */
function otherPart(search: string, isSecondPart: boolean) {
  const said = new URLSearchParams(search);
  if (isSecondPart) said.delete("part");
  else said.set("part", "2");
  return `/book-consultation?${said}`;
}

function NobodyFree({ topicName, values }: { topicName: string; values: SearchValues }) {
  const t = useTranslations("booking");
  const named = useNames();
  const isTimeAsked = values.requested_time !== "";
  return (
    <section id="results" className="scroll-mt-4">
      <EmptyState
        title={t("emptyTitle")}
        text={
          <>
            {t(isTimeAsked ? "emptyTimeText" : "emptyText", { topic: named(topicName) })} {t("emptyOtherTopic")}
          </>
        }
      >
        {isTimeAsked && (
          <PostForm action="/book-consultation#results">
            {Object.entries({ ...values, requested_time: "" }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="intent" value="find">
              {t("emptyWithoutTime")}
            </Button>
          </PostForm>
        )}
        <ButtonLink to={categoryById(categoryOr("")).path} variant="secondary">
          {t("emptyRequest")}
        </ButtonLink>
        <ButtonLink to="/find-advisor" variant={isTimeAsked ? "quiet" : "primary"}>
          {t("emptyBrowse")}
        </ButtonLink>
      </EmptyState>
    </section>
  );
}
