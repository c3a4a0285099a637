import { expect, test } from "vitest";
import { WHOM_TO_CALL } from "#app/features/danger/doubtful/danger-question";
import { TEXT_LANGUAGES } from "#app/features/topics/vocabulary/written-in";
import { useDatabase } from "../../../../tests/support/database";
import { aBrowser, say } from "../../../../tests/support/talk";

useDatabase();

test("whom to call, mentioned beside another answer, is in the language of that answer, whatever somebody wrote in", async () => {
  const said = "ça me tue ces charges sociales";
  for (const language of TEXT_LANGUAGES) {
    const { content } = await say(aBrowser(language), said);
    const mentioned = TEXT_LANGUAGES.filter((each) => content.includes(WHOM_TO_CALL[each]));
    expect([language, mentioned.filter((each) => each !== language)]).toEqual([language, []]);
    if (language === "fr") expect(mentioned).toEqual(["fr"]);
  }
});
