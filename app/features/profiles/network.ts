/** An advisor a person has consulted. */
export interface ConsultedAdviser {
  id: string;
  name: string;
  jobTitle: string;
  avatarUrl: string | null;
  /** Null when the advisor is no longer listed. */
  slug: string | null;
  consultations: number;
  lastAt: Date;
}
