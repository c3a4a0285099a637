/** `// mutant: why nobody can notice`, for all mutants of a line or of the table below, or `// mutant(bound, number): why`, for some kinds. */
const MARK = /\bmutant(?:\(([\w ,-]+)\))?: *(\S.*?)(?:\s*\*\/.*)?$/;

/** What the demo's people say and have, and the policies: nothing is worked out of it, and another word or number were as good. */
const CONTENT = /^app\/(?:db\/seed\/|languages\/\w+\/policies\/|features\/policies\/)/;
const OF_CONTENT = new Set(["number", "word", "arguments"]);

/** Why a mutant of such a file means nothing; undefined for what is no content. */
export const contentReason = ({ file, kind }) =>
  CONTENT.test(file) && OF_CONTENT.has(kind) ? "content that nothing is worked out of" : undefined;

/** The reason why a surviving mutant means nothing, from the comment on its line or above it; undefined where there is none. */
export function reasonFor({ line, kind, tableLine = line }, source) {
  const lines = source.split("\n");
  const marks = [lines[line - 1], ...commentsAbove(lines, line), ...commentsAbove(lines, tableLine)]
    .map((text) => /(?:\/\/|\/\*).*/.exec(text)?.[0].match(MARK))
    .filter(Boolean);
  return marks.find(([, kinds]) => !kinds || kinds.split(/[\s,]+/).includes(kind.replace(" ", "-")))?.[2];
}

function* commentsAbove(lines, line) {
  for (let at = line - 2; at >= 0 && /^\s*(?:\/\/|\{?\/\*)/.test(lines[at]); at -= 1) yield lines[at];
}
