import { counter } from "#app/platform/metrics/registry";

/** Metric: calendar readings by outcome. */
export const readings = counter(
  "sagebridge_calendar_readings_total",
  "Calendars of advisors that were read, and those that could not be, by why.",
);
