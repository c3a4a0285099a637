import type { NoticeText } from "../notice";

/** What comes back beside a decision that was not carried out. */
export interface ApplicationsAnswer {
  /** Which application or category request it was about. */
  id: string;
  notice: NoticeText;
  /** What was typed, to be shown again. */
  notes: string;
}
