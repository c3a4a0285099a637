import { FIRST_LANGUAGE } from "#app/languages/languages";
import type { Answer } from "../conversation/answer-message.server";
import type { Speaker } from "../conversation/speaker.server";
import { wordingIn } from "./wording.server";

/** Ends an answer with the clause that it does not answer, which can be sent by itself. */
export function mentioning(clause: string | null, answer: Answer, { language = FIRST_LANGUAGE }: Speaker): Answer {
  if (clause === null) return answer;
  const said = wordingIn(language).say({ key: "replyMentioned", values: { clause } });
  const { after } = answer.result;
  return {
    content: `${answer.content} ${said}`,
    result: { ...answer.result, ...(answer.result.advisors && { after: after ? `${after} ${said}` : said }), choices: [clause] },
  };
}
