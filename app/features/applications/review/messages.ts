import { UNDO_SECONDS } from "#app/features/audit/limits";
import { REVIEW_PROMISE_HOURS } from "./review-promise";

/** Texts of deciding on an application, and of the related emails. */
export const decisionMessages = {
  greeting: "Hello {name},",
  closing: "With kind regards",
  receivedSubject: "We have your application",
  receivedText: `Thank you for applying to become an advisor at {site}. A person reads your application within ${REVIEW_PROMISE_HOURS} hours.`,
  receivedNext:
    "You get a confirmation, or an email asking for further credentials. Once approved, a welcome email brings your first task.",
  receivedAction: "See where it stands",
  welcomeSubject: "Welcome to {site}: your first task",
  welcomeText: "Your application is approved. You are an advisor at {site}, and your page is public.",
  welcomeTask: "Your first task: set your weekly hours. Until you have, nobody can be matched with you.",
  welcomeRate: "Your second: set your hourly rate. Without one, nobody can book you.",
  welcomeAction: "Set my hours",
  welcomeReadySubject: "Welcome to {site}",
  welcomeInvited: "You are an advisor at {site} now, and your page is public.",
  welcomeHasHours: "Your weekly hours are set. One thing is missing: your hourly rate. Without one, nobody can book you.",
  welcomeReady: "Your weekly hours and your hourly rate are set: you can be matched and booked from now on. Please look over both.",
  welcomeRateAction: "Set my rate",
  welcomeReadyAction: "Open my dashboard",
  welcomePage: "Your page",
  rejectedSubject: "Your application at {site}",
  rejectedMail: "We have read your application to become an advisor at {site}, and cannot approve it as it is.",
  rejectedAgain: "You can change what was asked for and apply again. What you wrote is still there.",
  rejectedAction: "Apply again",
  mailNotes: "What we noticed",

  decided: "Application {status} successfully.",
  approveFailed: "Failed to approve application.",
  rejectFailed: "Failed to reject application.",
  decisionFailed: "Failed to approve/reject application.",
  decisionUnreadable: "Please say which application, and whether it is approved or rejected.",
  adminsOnly: "Only admins decide on applications.",
  ownApplication: "Nobody decides on their own application.",
  alreadyDecided: "This application has already been decided.",
  applicantLeaving:
    "The applicant’s account is about to be deleted, so nothing is made public. Once they sign in again, you can approve the application.",
  reasonRequired: "Please write why. The applicant reads it.",
  decisionUndone: "The decision is undone. The applicant gets no email about it.",
  undoFailed: "Failed to undo the decision.",
  notDecided: "This decision has already been undone.",
  undoTooLate: `A decision can be undone for ${UNDO_SECONDS} seconds, and those are over.`,
  undoInUse:
    "This decision can no longer be undone: somebody has written to the new advisor or asked for a consultation, or the applicant has applied again.",
} as const;
