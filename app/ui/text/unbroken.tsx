/** A text in which one part, such as a number to copy, is not broken at the end of a line. */
export function Unbroken({ words, part }: { words: string; part: string }) {
  const at = part ? words.indexOf(part) : -1;
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <span className="whitespace-nowrap">{part}</span>
      {words.slice(at + part.length)}
    </>
  );
}
