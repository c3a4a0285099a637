/** Parses a Range header: bytes `start` to `end`, inclusive. Null for all; 'unsatisfiable' beyond the end, and for several ranges. */
export function readByteRange(header: string | null, size: number): { start: number; end: number } | null | "unsatisfiable" {
  if (/^bytes=.*,/.test(header ?? "")) return "unsatisfiable";
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!found || (found[1] === "" && found[2] === "")) return null;
  const [, first = "", last = ""] = found;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size || (first === "" && Number(last) === 0)) return "unsatisfiable";
  return start > end ? null : { start, end };
}
