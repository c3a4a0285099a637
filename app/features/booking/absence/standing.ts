interface Standing {
  status: string;
  scheduledTime: Date;
  saidAbsentAt: Date | null;
  absenceRepliedAt: Date | null;
  absenceWords: string | null;
  absenceReply: string | null;
}

/**
 * Returns a fingerprint of a consultation's state for a form to carry. If it has changed by the time of the decision, the admin has not
 * seen what they are deciding on: a report was taken back or denied, words were added, or the time changed.
 */
export const standingOf = ({ status, scheduledTime, saidAbsentAt, absenceRepliedAt, absenceWords, absenceReply }: Standing): string =>
  [
    status,
    ...[scheduledTime, saidAbsentAt, absenceRepliedAt].map((time) => time?.getTime() ?? 0),
    ...[absenceWords, absenceReply].map((words) => words?.length ?? 0),
  ].join(".");
