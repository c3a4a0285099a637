import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { isDuration } from "#app/features/schedule/durations";
import { Button } from "#app/ui/button";
import { bringWords } from "#app/ui/fields/stored-text";
import { hourParameters, hourPath } from "../hour/hour-selection";
import type { AdvisorMatch } from "./match";

interface BookButtonProps {
  match: AdvisorMatch;
  topicName: string;
  isBest: boolean;
}

/** Id of the name above the button. */
export const nameId = ({ adviser_id }: AdvisorMatch) => `match-${adviser_id}`;

/** Links to the booking page of the hour, at the price shown here. */
export function BookButton({ match, topicName, isBest }: BookButtonProps) {
  const t = useTranslations("booking");
  const { slug, scheduled_time: time, duration_minutes, urgency, quote_id: quote } = match;
  const earlier = new URLSearchParams(useLocation().search).get("earlier") ?? "";
  const minutes = isDuration(duration_minutes) ? duration_minutes : undefined;
  return (
    <Form method="get" action={hourPath(slug, {})} onSubmit={() => earlier || bringWords(`hour ${slug}`)}>
      {hourParameters({ time, minutes, urgency, topic: topicName, quote, earlier }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={isBest ? "primary" : "secondary"} className="w-full" aria-describedby={nameId(match)}>
        {t("book")}
      </Button>
    </Form>
  );
}
