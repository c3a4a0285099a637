/** An advisor's booking settings within the open hours. */
export interface ScheduleSettings {
  /** Free time needed after each consultation. */
  bufferMinutes: number;
  /** Minimum notice before a start; values below the product's own 30 minutes count as 30. */
  leadTimeMinutes: number;
  /** Maximum number of consultations that start on one day in the advisor's zone; null for unlimited. */
  mostADay: number | null;
}
