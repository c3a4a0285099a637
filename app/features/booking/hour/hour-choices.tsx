import { useId } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { currentRules } from "#app/features/rules/current-rules";
import { DURATION_OPTIONS, type Duration } from "#app/features/schedule/durations";
import { useFormat } from "#app/ui/text/format";
import { URGENCIES, type Urgency } from "../pricing";
import type { ChosenHour } from "./chosen-hour";
import { type HourWish, hourPath } from "./hour-wish";

const CHIP = "inline-flex min-h-11 items-center rounded border px-4 tabular-nums";
const LOOKS = {
  chosen: `${CHIP} border-sage bg-sage-wash font-semibold text-sage-ink`,
  free: `${CHIP} border-edge bg-surface hover:border-sage`,
  taken: `${CHIP} border-line text-soft line-through`,
};
const LABELS = { normal: "urgencyNormal", rush: "urgencyRush" } as const;

interface HourChoicesProps {
  hour: ChosenHour;
  wish: HourWish;
  minutes: Duration;
  urgency: Urgency;
}

/** How long and how urgent, in chips. Each is a link, so that the address says what is chosen; the price follows at once. */
export function HourChoices({ hour, wish, minutes, urgency }: HourChoicesProps) {
  const t = useTranslations("booking");
  const format = useFormat();
  const { slug, firstName } = hour.advisor;
  const time = hour.time ?? wish.time;
  return (
    <div className="space-y-6">
      <Chips title={t("hourLength")}>
        {DURATION_OPTIONS.map((length) =>
          hour.lengths.includes(length) ? (
            <Chip key={length} to={hourPath(slug, { ...wish, time, minutes: length })} isChosen={length === minutes}>
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
      <Chips title={t("hourUrgency")} note={t("hourUrgencyNote", { firstName })}>
        {URGENCIES.map((each) => (
          <Chip key={each} to={hourPath(slug, { ...wish, time, urgency: each })} isChosen={each === urgency}>
            {t(LABELS[each], { percent: currentRules().rushPercent })}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

function Chips({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="field-label font-sans">
        {title}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      {note && <p className="mt-2 text-sm text-soft">{note}</p>}
    </section>
  );
}

function Chip({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <Link to={to} replace preventScrollReset aria-current={isChosen || undefined} className={isChosen ? LOOKS.chosen : LOOKS.free}>
      {children}
    </Link>
  );
}
