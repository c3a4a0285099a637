import type { OwnAnswer } from "#app/features/applications/own-questions/question-words";
import type { ApplicationStatus } from "./application-filters";

/** An application as shown to the admins who review it. */
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
  /** Hourly rate in hundredths of the applicant's currency. */
  pricing: number | null;
  currency: string;
  /** Answers to the site's own questions, with each question as it was asked. */
  ownAnswers: OwnAnswer[];
  websiteUrl: string | null;
  linkedinUrl: string | null;
  status: ApplicationStatus;
  reviewNotes: string | null;
  /** Notes of a decision that the viewer took back, for the next one. */
  heldNotes?: string;
  reviewedAt: Date | null;
  /** Empty when undecided, or when the admin's account no longer exists. */
  reviewedByName: string;
  /** Admin who assigned the application to themselves. */
  assignedTo: string | null;
  assignedToName: string;
  createdAt: Date;
  /** Hours left of the promised 24; negative when overdue. */
  hoursLeft: number;
}
