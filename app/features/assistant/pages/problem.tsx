import { CalmCard } from "#app/ui/calm-card";
import { useMessage } from "#app/ui/text/message-key";
import type { PostAnswer } from "../conversation/post-answer";

/** The error of a form as a whole; for a person in danger, help instead. */
export function Problem({ answer }: { answer: PostAnswer | undefined }) {
  const message = useMessage();
  if (answer?.calm)
    return (
      <div className="mb-3">
        <CalmCard words={answer.calm} />
      </div>
    );
  if (!answer?.errors.form) return null;
  return (
    <p role="alert" className="mb-3 rounded bg-danger-wash px-4 py-3 text-danger">
      {message(answer.errors.form)}
    </p>
  );
}
