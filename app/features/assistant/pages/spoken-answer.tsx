import type { ShownMessage } from "../conversation/conversation";
import { SpokenWords } from "./chat-message";
import { NamedAdvisors } from "./named-advisors";

interface SpokenAnswerProps extends Pick<ShownMessage, "content" | "advisors" | "after" | "isUrgent"> {
  faces: Record<string, string>;
  /** The reader's own words, carried along to the booking page within this window. */
  need: string;
}

/** A message with the cards of the advisors that it names: above them what says who fits, below them what explains the cards. */
export function SpokenAnswer({ content, advisors = [], after = "", isUrgent, faces, need }: SpokenAnswerProps) {
  // Words that were added at the end, as whom to call, stand before the cards with all the others.
  const isParted = advisors.length > 0 && after !== "" && content.endsWith(after);
  return (
    <>
      <SpokenWords text={isParted ? content.slice(0, -after.length).trimEnd() : content} advisors={advisors} isUrgent={isUrgent} />
      {advisors.length > 0 && <NamedAdvisors advisors={advisors} faces={faces} need={need} />}
      {isParted && (
        <div className="mt-3">
          <SpokenWords text={after} advisors={advisors} />
        </div>
      )}
    </>
  );
}
