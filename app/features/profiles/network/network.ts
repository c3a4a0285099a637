/** An advisor in the lists of a person's network. */
export interface KnownAdvisor {
  id: string;
  name: string;
  jobTitle: string;
  avatarUrl: string | null;
  /** Null when the advisor is no longer listed. */
  slug: string | null;
  lastAt: Date;
}

/** An advisor a person has consulted, and how often. */
export interface ConsultedAdvisor extends KnownAdvisor {
  consultations: number;
}

/** An advisor a person has contacted by message or request, without a consultation so far; with the thread, if there is one. */
export interface ContactedAdvisor extends KnownAdvisor {
  threadId: string | null;
}
