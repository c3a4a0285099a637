interface Standing {
  status: string;
  scheduledTime: Date;
  saidAbsentAt: Date | null;
  absenceRepliedAt: Date | null;
  absenceWords: string | null;
  absenceReply: string | null;
}

/**
 * How it stands with a consultation, in one word that a form carries along: another one by now means that who decides has not seen what they decide about, be it
 * a report that was taken back, one that was denied, words that were added, or another time.
 */
export const standingOf = ({ status, scheduledTime, saidAbsentAt, absenceRepliedAt, absenceWords, absenceReply }: Standing): string =>
  [
    status,
    ...[scheduledTime, saidAbsentAt, absenceRepliedAt].map((time) => time?.getTime() ?? 0),
    ...[absenceWords, absenceReply].map((words) => words?.length ?? 0),
  ].join(".");
