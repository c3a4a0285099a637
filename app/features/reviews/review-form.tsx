import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { Card } from "#app/ui/card";
import { RadioField, TextAreaField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { RadioGroup } from "#app/ui/fields/radio-group";
import { useStoredText } from "#app/ui/fields/stored-text-fields";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { useStoredChoice } from "#app/ui/fields/use-stored-choice";
import { Icon } from "#app/ui/icon";
import type { MessageKey } from "#app/ui/text/message-key";
import { RATINGS, REVIEW_MAX_CHARACTERS } from "./limits";
import "./star-row.css";

export interface ReviewFormProps {
  /** Of the consultation. */
  id: string;
  side: "client" | "advisor";
  name: string;
  problem: { intent: string; text: MessageKey } | null;
  /** Until when it can be written. */
  until: () => React.ReactNode;
}

/** What one side says of it. The stars and the words stay with the window until they are sent. */
export function ReviewForm({ id, name, side, problem, until }: ReviewFormProps) {
  const t = useTranslations("reviews");
  const kept = useStoredText(`review ${id}`);
  const stars = useStoredChoice(`rating ${id}`);
  // The same ones as long as it is the same answer: others take the focus.
  const isOfRating = problem?.intent === "review" && problem.text === "reviews.ratingNeeded";
  const errors = useMemo(() => (isOfRating && problem ? { rating: problem.text } : undefined), [isOfRating, problem]);
  return (
    <Card>
      <PostForm errors={errors} className="space-y-5" data-drafts={errors ? "refused" : ""}>
        <input type="hidden" name="id" value={id} />
        <div>
          <h3 className="text-xl">{t("write")}</h3>
          <p className="mt-1 text-sm text-soft">{t.rich("writeHint", { name, time: until })}</p>
        </div>
        <RadioGroup name="rating" legend={t("rating")}>
          <div {...stars} className="star-row mt-1 flex">
            {RATINGS.toReversed().map((rating) => (
              <RadioField key={rating} id={`rating-${rating}`} name="rating" value={String(rating)} label={<Star rating={rating} />} />
            ))}
          </div>
        </RadioGroup>
        <TextAreaField
          {...kept}
          name="text"
          label={t("text")}
          hint={side === "client" ? t("textHintClient", { name }) : t("textHintAdvisor", { name })}
          maxLength={REVIEW_MAX_CHARACTERS}
          rows={4}
          optional
        />
        <SubmitButton name="intent" value="review" busyLabel={t("sending")}>
          {t("send")}
        </SubmitButton>
      </PostForm>
    </Card>
  );
}

/** The radio covers its star (`star-row.css`). */
function Star({ rating }: { rating: number }) {
  const t = useTranslations("reviews");
  return (
    <>
      <Icon name="star" className="size-7 text-brass" />
      <span className="sr-only">{t("stars", { rating })}</span>
    </>
  );
}

export function Rating({ rating }: { rating: number }) {
  const t = useTranslations("reviews");
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="star" className="fill-brass text-brass" />
      {t("stars", { rating })}
    </span>
  );
}
