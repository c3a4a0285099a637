import { Link } from "react-router";

/** A question, its answer, and a link to go on from it. */
export interface Question {
  title: string;
  answer: string;
  link?: { to: string; label: string };
}

/** Questions with their answers, all expanded: they are short, and the browser's own search finds them. */
export function HelpQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="-mt-px">
      {questions.map(({ title, answer, link }) => (
        <div key={title} className="border-t border-line py-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 max-w-measure text-soft">{answer}</p>
          {link && (
            <Link to={link.to} prefetch="intent" className="text-link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          )}
        </div>
      ))}
    </div>
  );
}
