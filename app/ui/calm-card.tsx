import { Card } from "./card";

/** A sentence and where to turn, in the language of whoever is spoken to. */
export interface CalmWords {
  language: string;
  sentence: string;
  line: string;
}

/** Words for somebody who needs help rather than what the page has: in the place of all else. */
export function CalmCard({ words: { language, sentence, line } }: { words: CalmWords }) {
  return (
    <Card kind="quiet" className="max-w-measure space-y-3" role="status" lang={language}>
      <p className="text-lg font-semibold">{sentence}</p>
      <p>{line}</p>
    </Card>
  );
}
