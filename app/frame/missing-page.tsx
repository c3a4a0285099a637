import { BrokenBridge } from "#app/ui/drawings/broken-bridge";

interface MissingPageProps {
  /** Status code shown above the title. */
  code?: string;
  title: string;
  text: string;
  /** More to say, in a paragraph of its own. */
  hint?: string;
  /** Links that lead on. */
  children: React.ReactNode;
}

/** Layout of the pages for addresses at which there is nothing, or nothing any more. Search engines are told to forget them. */
export function MissingPage({ code, title, text, hint, children }: MissingPageProps) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col items-center px-5 pt-12 pb-20 text-center sm:pt-16">
      <meta name="robots" content="noindex" />
      <BrokenBridge />
      {code && <p className="mt-10 font-serif text-4xl text-brass-ink">{code}</p>}
      <h1 className={code ? "mt-3 text-3xl" : "mt-10 text-3xl"}>{title}</h1>
      <p className="mt-4 text-lg text-soft">{text}</p>
      {hint && <p className="mt-2 text-soft">{hint}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
