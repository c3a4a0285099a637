import type { OwnAnswer } from "#app/features/applications/own-questions/question-words";
import type { ApplicationStatus } from "./application-filters";

/** An application as the people who decide on it see it. */
export interface ReviewedApplication {
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  languages: string[];
  category: string;
  expertise: string;
  experience: string;
  bio: string;
  certifications: string;
  availability: string;
  /** Minor units an hour, in the applicant's currency. */
  pricing: number | null;
  currency: string;
  /** To the site's own questions, with their wording as it was asked. */
  ownAnswers: OwnAnswer[];
  websiteUrl: string | null;
  linkedinUrl: string | null;
  status: ApplicationStatus;
  reviewNotes: string | null;
  reviewedAt: Date | null;
  /** Empty when nobody has, or when they are gone. */
  reviewedByName: string;
  /** Whoever has taken it upon themselves to look at it. */
  assignedTo: string | null;
  assignedToName: string;
  createdAt: Date;
  /** Of the 24 hours that are promised; negative when they are over. */
  hoursLeft: number;
}
