import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { Card } from "#app/ui/card";
import type { Toast } from "#app/ui/overlays/toast";
import { Page } from "#app/ui/page";
import type { FieldErrors } from "#app/ui/text/message-key";
import { Alert } from "../alert";
import { useToastOnce } from "../pages/toast-once";
import type { BookingPageAnswer, SearchValues } from "./booking-page-answer";
import { Results } from "./results";
import { SearchForm } from "./search-form";

export interface BookingPageProps {
  topics: { name: string; category: string }[];
  /** True when the topics could not be loaded. */
  isWithoutTopics: boolean;
  /** Time zone of the profile; empty while none is chosen. */
  zone: string;
  earliest: string | null;
  /** Values from the URL: an advisor, a topic, a time, a duration. */
  requested: Partial<SearchValues>;
  leading: { slug: string; name: string } | null;
  isSignedIn: boolean;
}

interface Answered {
  answer: BookingPageAnswer | undefined;
}

/** /book-consultation: finds advisors available for a topic, for someone without an advisor yet (signed-in-areas.md 2: Book a consultation). */
export function BookingPage({ answer, ...props }: BookingPageProps & Answered) {
  const t = useTranslations("booking");
  useAnswerToast(answer, props.isWithoutTopics);
  const values = answer && "values" in answer ? answer.values : props.requested;
  return (
    <Page title={t("title")} intro={t("intro")}>
      {!props.isSignedIn && <SignInNote />}
      <div className="grid items-start gap-8 lg:grid-cols-[21rem_1fr] lg:gap-12">
        <Card className="lg:sticky lg:top-24">
          <SearchForm
            topics={props.topics}
            values={values}
            errors={(answer?.kind === "refused" ? answer.errors : {}) as FieldErrors}
            choices={answer?.kind === "refused" ? answer.choices : []}
            zone={props.zone}
            earliest={props.earliest}
            leadingSlug={props.leading?.slug ?? null}
          />
        </Card>
        <div className="min-w-0 space-y-6">
          {answer?.kind === "failed" && <Alert text="matching.failed" />}
          {props.isWithoutTopics && <Alert text="matching.topicsFailed" />}
          {answer?.kind === "found" ? <Results found={answer} zone={props.zone} /> : <BeforeSearch leading={props.leading} />}
        </div>
      </div>
    </Page>
  );
}

/** Visitors can look at everything but need an account to send a request. Signing in returns to the current URL. */
function SignInNote() {
  const t = useTranslations("booking");
  const { pathname, search } = useLocation();
  return (
    <p className="-mt-3 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-brass pl-4">
      <span>
        {t("signIn")} <span className="text-soft">{t("signInFreeLook")}</span>
      </span>
      <ButtonLink to={`/auth?next=${encodeURIComponent(pathname + search)}`} variant="secondary" size="small">
        {t("signInButton")}
      </ButtonLink>
    </p>
  );
}

/** Content beside the form before the first search. */
function BeforeSearch({ leading }: Pick<BookingPageProps, "leading">) {
  const t = useTranslations("booking");
  return (
    <>
      {leading && (
        <Card kind="quiet">
          <h2 className="text-xl">{t("leadingTitle", { name: leading.name })}</h2>
          <p className="mt-1 text-soft">{t("leadingText", { name: leading.name })}</p>
        </Card>
      )}
      <ol className="grid gap-6 sm:grid-cols-3 lg:pt-2">
        {STEPS.map((step, index) => (
          <li key={step} className="border-t border-line pt-4">
            <span className="font-serif text-xl text-sage-ink" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="mt-1 text-xl">{t(`${step}Title`)}</h2>
            <p className="mt-1 text-soft">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const STEPS = ["stepSay", "stepCompare", "stepAsk"] as const;

/** Shows the toast for an answer (signed-in-areas.md 8). */
function useAnswerToast(answer: BookingPageAnswer | undefined, isWithoutTopics: boolean) {
  const tm = useTranslations("matching");
  // A search in the URL is answered again after every action on its page; the toast appears once.
  const { search } = useLocation();
  useToastOnce(answer?.kind === "found" ? search : answer, toastOf());
  useToastOnce(
    isWithoutTopics,
    isWithoutTopics ? { key: "topics", tone: "danger", title: tm("topicsFailedTitle"), text: tm("topicsFailed") } : null,
  );

  function toastOf(): Toast | null {
    if (answer?.kind === "found") return { key: "found", tone: "success", text: tm("found", { count: String(answer.matches.length) }) };
    return answer?.kind === "failed" ? { key: "found", tone: "danger", text: tm("failed") } : null;
  }
}
