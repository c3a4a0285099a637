import type { NoticeText } from "../notice";

/** What comes back when a payout was not made: above the list, which shows what is owed by now. */
export interface PayoutAnswer {
  form: "payout";
  notice: NoticeText;
}
