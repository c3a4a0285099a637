/** How a question of the site's own is answered: by a line, some lines, one of its choices, or yes and no. */
export const QUESTION_KINDS = ["line", "text", "choice", "yesno"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What one is asked with, in one language. */
export interface QuestionWords {
  question: string;
  hint: string;
  /** What there is to choose among, where it is such a question. */
  choices: string[];
}

/** What an applicant said to one, with its wording as they were asked. */
export interface OwnAnswer {
  questionId: string;
  kind: QuestionKind;
  question: string;
  /** 'yes' or 'no' for such a question; blank where it was left out. */
  answer: string;
  /** In which it was asked. */
  language: string;
}
