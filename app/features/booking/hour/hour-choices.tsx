import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { currentRules } from "#app/features/rules/current-rules";
import type { Duration } from "#app/features/rules/rules";
import { Chips } from "#app/ui/chips";
import { useFormat } from "#app/ui/text/format";
import { DEFAULT_URGENCY, URGENCIES, type Urgency } from "../pricing";

import type { ChosenHour } from "./chosen-hour";
import { type HourSelection, hourParameters, hourPath } from "./hour-selection";

const CHIP = "inline-flex min-h-11 items-center rounded border px-3 tabular-nums";
const LOOKS = {
  chosen: `${CHIP} border-sage bg-sage-wash font-semibold text-sage-ink`,
  free: `${CHIP} border-edge bg-surface hover:border-sage`,
  taken: `${CHIP} border-line text-soft line-through`,
};
const LABELS = { normal: "urgencyNormal", rush: "urgencyRush" } as const;

interface HourChoicesProps {
  hour: ChosenHour;
  /** The length in the address, as it was typed if it is none. */
  asked: number | string;
  selection: HourSelection;
  minutes: Duration;
  urgency: Urgency;
}

/**
 * Chips for duration, and for urgency where it costs something: for nothing everybody would be urgent. Each navigates to the URL of that choice, and the price updates at once. They are buttons rather than
 * links so that crawlers do not find a page for every combination.
 */
export function HourChoices({ hour, asked, minutes, urgency }: Omit<HourChoicesProps, "selection">) {
  const t = useTranslations("booking");
  const format = useFormat();
  const isIn = (lengths: readonly Duration[]) => lengths.some((length) => length === asked);
  const said = typeof asked === "number" ? format.duration(asked) : asked;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      {!hour.replaces && !isIn(hour.offered) && (
        <p className="w-full font-semibold">{t("hourNowLengths", { before: said, now: format.duration(minutes) })}</p>
      )}
      {isIn(hour.offered) && !isIn(hour.lengths) && <p className="w-full font-semibold">{t("hourLengthTaken", { length: said })}</p>}
      <Chips title={t("hourLength")}>
        {hour.offered.map((length) =>
          hour.lengths.includes(length) ? (
            <Chip key={length} choice="minutes" value={String(length)} isChosen={length === minutes}>
              {format.duration(length)}
            </Chip>
          ) : (
            <span key={length} className={LOOKS.taken}>
              <span aria-hidden="true">{format.duration(length)}</span>
              <span className="sr-only">{t("hourLengthTaken", { length: format.duration(length) })}</span>
            </span>
          ),
        )}
      </Chips>
      {(currentRules().rushPercent > 0 || urgency !== DEFAULT_URGENCY) && (
        <Chips title={t("hourUrgency")}>
          {URGENCIES.map((each) => (
            <Chip key={each} choice="urgency" value={each === DEFAULT_URGENCY ? null : each} isChosen={each === urgency}>
              {t(LABELS[each], { percent: currentRules().rushPercent })}
            </Chip>
          ))}
        </Chips>
      )}
      {currentRules().rushPercent > 0 && <p className="-mt-4 w-full text-sm text-soft">{t("hourUrgencyNote")}</p>}
    </div>
  );
}

interface ChipProps {
  choice: Choice;
  /** Value of the URL parameter; null for the default, which the URL omits. */
  value: string | null;
  isChosen: boolean;
  children: React.ReactNode;
}

function Chip({ choice, value, isChosen, children }: ChipProps) {
  return (
    <button
      type="submit"
      form={formOf(choice)}
      {...(value !== null && { name: choice, value })}
      aria-pressed={isChosen}
      className={isChosen ? LOOKS.chosen : LOOKS.free}
    >
      {children}
    </button>
  );
}

const CHOICES = ["minutes", "urgency"] as const;
type Choice = (typeof CHOICES)[number];
const formOf = (choice: Choice) => `hour-${choice}`;

/** The chips' forms, placed outside the form they are shown in; each keeps the other URL parameters. */
export function HourChoiceForms({ hour, selection }: Pick<HourChoicesProps, "hour" | "selection">) {
  const said = hourParameters({ ...selection, time: hour.time ?? selection.time });
  return CHOICES.map((choice) => (
    <Form key={choice} id={formOf(choice)} method="get" action={hourPath(hour.advisor.slug, {})} replace preventScrollReset hidden>
      {said.map(([name, value]) => name !== choice && <input key={name} type="hidden" name={name} value={value} />)}
    </Form>
  ));
}
