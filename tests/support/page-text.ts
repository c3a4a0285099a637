const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** Reads a response as HTML, and as the text a person reads. */
export async function readPage(answer: Response | Promise<Response>) {
  const response = await answer;
  const html = await response.text();
  return { status: response.status, html, text: pageText(html) };
}

/** Returns the text of some HTML: no tags, no scripts, whitespace collapsed. */
export function pageText(html: string): string {
  return (
    html
      .replace(/<(script|style|head)\b.*?<\/\1>/gs, " ")
      .replace(/<!--.*?-->/gs, "")
      // A word with a <wbr> is still one word.
      .replace(/<wbr\/?>/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
      .replace(/\s+/g, " ")
  );
}
