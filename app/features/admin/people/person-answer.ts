import type { NoticeText } from "../notice";

/** What comes back beside a person when something was not carried out. */
export interface PersonAnswer {
  form: "person";
  personId: string;
  notice: NoticeText;
  /** The reason that was typed. */
  reason: string;
}
