/** Kinds of answer: one line, several lines, one of its choices, or yes or no. */
export const QUESTION_KINDS = ["line", "text", "choice", "yesno"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Wording of a question in one language. */
export interface QuestionWords {
  question: string;
  hint: string;
  /** The options, for a question with choices. */
  choices: string[];
}

/** An applicant's answer, with the question as it was worded. */
export interface OwnAnswer {
  questionId: string;
  kind: QuestionKind;
  question: string;
  /** 'yes' or 'no' for a yes-no question; blank if skipped. */
  answer: string;
  /** The language the question was asked in. */
  language: string;
}
