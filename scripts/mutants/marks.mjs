/** `// mutant: why nobody can notice`, for all mutants of a line or of the table below, or `// mutant(bound, number): why`, for some kinds. */
const MARK = /\bmutant(?:\(([\w ,-]+)\))?: *(\S.*?)(?:\s*\*\/.*)?$/;

/** The demo's people and the policies: content that nothing is computed from, where any other word or number would do. */
const CONTENT = /^app\/(?:db\/seed\/|languages\/\w+\/policies\/|features\/policies\/)/;
const OF_CONTENT = new Set(["number", "word", "arguments"]);

/** Why a mutant of such a file has no meaning; undefined when the file is not content. */
export const contentReason = ({ file, kind }) =>
  CONTENT.test(file) && OF_CONTENT.has(kind) ? "content that nothing is worked out of" : undefined;

/** The reason why a surviving mutant has no meaning, from the comment on its line or above it; undefined when there is none. */
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
