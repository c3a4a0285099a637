const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** An answer as its HTML, and as what a person reads of it. */
export async function readPage(answer: Response | Promise<Response>) {
  const response = await answer;
  const html = await response.text();
  return { status: response.status, html, text: pageText(html) };
}

/** The words of a piece of HTML: no tags, no scripts, every blank one blank. */
export function pageText(html: string): string {
  return (
    html
      .replace(/<(script|style|head)\b.*?<\/\1>/gs, " ")
      .replace(/<!--.*?-->/gs, "")
      // Where a word may break it is one word all the same.
      .replace(/<wbr\/?>/g, "")
      .replace(/<[^>]*>/g, " ")
      .replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
      .replace(/\s+/g, " ")
  );
}
