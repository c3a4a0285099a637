import { Link } from "react-router";

/** What somebody asks, the answer, and where to go from it. */
export interface Question {
  title: string;
  answer: string;
  link?: { to: string; label: string };
}

/** Questions with their answers, all of them open: they are short, and found with the browser's own search. */
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
