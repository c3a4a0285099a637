import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Panel } from "#app/features/profiles/panel";
import { Button } from "#app/ui/button";
import { onComingBack } from "#app/ui/connection/left-page";
import { useFocusNext } from "#app/ui/fields/focus-next";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { asksBeforeLeaving, markUnsaved, restoreUnsaved } from "#app/ui/fields/unsaved-form";
import { useHydrated } from "#app/ui/hydrated";
import { Icon } from "#app/ui/icon";
import { useToast } from "#app/ui/overlays/toast";
import { useFormatter } from "#app/ui/text/formats";
import { type FieldErrors, useMessage } from "#app/ui/text/message-key";
import { PendingRequestsWarning } from "../own-week/pending-requests-warning";
import type { PendingTime } from "../own-week/pending-within";
import { removeId, SpanRow } from "./span-row";
import { type SpanEntry, spanField, typedRows, WEEKDAYS, type Weekday, type WeekEntry, weekAmong } from "./week-entry";

interface WeekFormProps {
  week: WeekEntry;
  /** Version of the saved hours. */
  version: string;
  errors?: FieldErrors;
  /** Message key of an error that concerns the whole form. */
  alert?: string;
  /** What would lie outside these hours; nothing is saved yet. */
  asked?: readonly PendingTime[];
}

interface Row extends SpanEntry {
  key: number;
}

const PANEL = "hours";
const addId = (weekday: Weekday) => `add-${weekday}`;
const COPIED_TO: readonly Weekday[] = [2, 3, 4, 5];

/**
 * The hours of an ordinary week: several spans per day, saved together because they are validated together. Without scripts each day gets an empty row. The
 * buttons stand there before React, so that nothing below them moves when it comes.
 */
export function WeekForm({ week, version, errors, alert, asked = [] }: WeekFormProps) {
  const t = useTranslations("advisorProfile");
  const message = useMessage();
  const toast = useToast();
  const form = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const fields = () => form.current?.querySelector("form");
  const { rows, add, remove, copy, putBack } = useRows(week, () => markUnsaved(fields()));
  const focusNext = useFocusNext();
  const isAsked = asked.length > 0;
  const isEmpty = WEEKDAYS.every((weekday) => rows[weekday].length === 0);

  useEffect(() => {
    if (errors || alert || isAsked) restoreUnsaved();
  }, [errors, alert, isAsked]);

  const takeBack = useEffectEvent((typed: Record<string, string>) => {
    const left = weekAmong(typed);
    if (!left) return;
    putBack(left);
    document.getElementById(PANEL)?.scrollIntoView();
    toast({ text: t("hoursBack"), key: "hours-back" });
  });
  useEffect(() => onComingBack((typed) => takeBack(typed)), []);

  function handleCopy() {
    const typed = fields();
    if (!typed) return;
    copy(new FormData(typed));
    toast({ text: t("hoursCopied"), key: "hours-copied" });
  }

  return (
    <Panel id={PANEL} title={t("hoursTitle")} text={t("hoursText")}>
      <div ref={form}>
        {alert && (
          <p role="alert" className="mb-5 rounded border border-danger/35 bg-danger-wash px-4 py-3 text-danger">
            {message(alert)}
          </p>
        )}
        {isEmpty && <p className="mb-4 text-brass-ink">{t("hoursEmpty")}</p>}
        <PostForm {...asksBeforeLeaving} data-rows errors={errors} preventScrollReset>
          <input type="hidden" name="intent" value="week" />
          {/* Without scripts each day has an empty row that the user did not add. */}
          {isHydrated && <input type="hidden" name="blanks" value="meant" />}
          <input type="hidden" name="was" value={version} />
          <div className="divide-y divide-line border-y border-line">
            {WEEKDAYS.map((weekday) => (
              <Day
                key={weekday}
                weekday={weekday}
                rows={rows[weekday]}
                onAdd={() => {
                  add(weekday);
                  focusNext(`[name="${spanField("from", weekday, rows[weekday].length)}"]`);
                }}
                onRemove={(key, index) => {
                  remove(weekday, key);
                  focusNext(`#${removeId(weekday, index)}`, `#${removeId(weekday, index - 1)}`, `#${addId(weekday)}`);
                }}
                onCopy={weekday === 1 && rows[1].length > 0 ? handleCopy : undefined}
              />
            ))}
          </div>
          <div className="mt-6">
            {isAsked ? (
              <PendingRequestsWarning asked={asked} isOutside>
                <SubmitButton variant="secondary" name="sure" value="yes" busyLabel={t("hoursSaving")}>
                  {t("askedOutsideSave")}
                </SubmitButton>
              </PendingRequestsWarning>
            ) : (
              <SubmitButton busyLabel={t("hoursSaving")}>{t("hoursSave")}</SubmitButton>
            )}
          </div>
        </PostForm>
      </div>
    </Panel>
  );
}

interface DayProps {
  weekday: Weekday;
  rows: readonly Row[];
  onAdd: () => void;
  onRemove: (key: number, index: number) => void;
  onCopy?: () => void;
}

function Day({ weekday, rows, onAdd, onRemove, onCopy }: DayProps) {
  const t = useTranslations("advisorProfile");
  const day = useFormatter().dateTime(new Date(Date.UTC(2024, 0, weekday)), { weekday: "long", timeZone: "UTC" });
  return (
    <fieldset className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[8rem_1fr]">
      <legend className="sr-only">{day}</legend>
      <p className="flex h-11 items-center self-start font-semibold" aria-hidden="true">
        {day}
      </p>
      <div className="grid gap-3">
        {rows.map(({ key, from, to }, index) => (
          <SpanRow key={key} day={day} weekday={weekday} index={index} entry={{ from, to }} onRemove={() => onRemove(key, index)} />
        ))}
        <noscript>
          <SpanRow day={day} weekday={weekday} index={rows.length} entry={{ from: "", to: "" }} />
        </noscript>
        <div className="flex flex-wrap items-center gap-x-2">
          {rows.length === 0 && <span className="text-soft">{t("hoursClosed")}</span>}
          <Button
            id={addId(weekday)}
            variant="quiet"
            size="small"
            className="noscript:hidden"
            aria-label={t("hoursAddLabel", { day })}
            onClick={onAdd}
          >
            <Icon name="plus" />
            {t("hoursAdd")}
          </Button>
          {onCopy && (
            <Button variant="quiet" size="small" className="noscript:hidden" onClick={onCopy}>
              <Icon name="copy" />
              {t("hoursCopy")}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** Manages the rows of each day. Typed values stay in the fields; only adding and removing rows counts as `changed`. */
function useRows(week: WeekEntry, changed: () => void) {
  const count = useRef(0);
  const made = (entry: SpanEntry): Row => {
    count.current += 1;
    return { ...entry, key: count.current };
  };
  const [rows, setRows] = useState(
    () => Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, week[weekday].map(made)])) as Record<Weekday, Row[]>,
  );
  const change = (next: (now: Record<Weekday, Row[]>) => Partial<Record<Weekday, Row[]>>) => {
    setRows((now) => ({ ...now, ...next(now) }));
    changed();
  };
  return {
    rows,
    add: (weekday: Weekday) => {
      const row = made({ from: "", to: "" });
      change((now) => ({ [weekday]: [...now[weekday], row] }));
    },
    remove: (weekday: Weekday, key: number) => change((now) => ({ [weekday]: now[weekday].filter((row) => row.key !== key) })),
    putBack: (left: WeekEntry) => change(() => Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, left[weekday].map(made)] as const))),
    /** Copies Monday's hours, as typed, to the other working days. */
    copy(typed: FormData) {
      const entries = typedRows(typed, 1, rows[1].length);
      const copied = COPIED_TO.map((weekday) => [weekday, entries.map(made)] as const);
      change(() => Object.fromEntries(copied));
    },
  };
}
