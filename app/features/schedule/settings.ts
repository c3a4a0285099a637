/** How an advisor wants to be booked within the open hours. */
export interface ScheduleSettings {
  /** What the advisor needs free after each consultation. */
  bufferMinutes: number;
  /** How long ahead the advisor must be asked; less than the product's own 30 minutes counts as 30. */
  leadTimeMinutes: number;
  /** How many consultations may start on one day of the advisor's calendar; null for any number. */
  mostADay: number | null;
}
