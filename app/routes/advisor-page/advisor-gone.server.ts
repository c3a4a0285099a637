import { createContext, type RouterContextProvider } from "react-router";
import type { Alert } from "#app/features/accounts/form-alert";
import { ADVISOR_GONE } from "#app/features/booking/hour/another-time/advisor-gone";
import { findHourAdvisor } from "#app/features/booking/hour/hour-advisor.server";
import { refusalMessage } from "#app/features/booking/request/refusals";

/** Set when a request was refused during this one because its advisor is not listed any more: the page is then shown once more, with what was written. */
export const advisorGone = createContext(false);

interface Refused {
  data: { alert: Alert | null };
}

/** Returns the answer to a form of an hour's page; where the advisor cannot be booked because they are not listed any more, it says so. */
export async function saidIfGone<Answer extends object>(answer: Answer, slug: string, context: Readonly<RouterContextProvider>) {
  if (!isUnavailable(answer) || (await findHourAdvisor(slug, ""))) return answer;
  context.set(advisorGone, true);
  return { ...answer, data: { ...answer.data, alert: { key: ADVISOR_GONE } } };
}

const isUnavailable = (answer: object): answer is Refused => {
  const alert = "data" in answer && answer.data ? (answer as Refused).data.alert : null;
  return alert !== null && "key" in alert && alert.key === refusalMessage("advisorUnavailable");
};
