/** Environment variables to copy; one click selects a line. */
export function StartLines({ lines, label }: { lines: readonly string[]; label: string }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 grid justify-items-start gap-1">
      {lines.map((line) => (
        <li key={line} className="max-w-full">
          <code translate="no" className="block rounded bg-wash px-3 py-2 font-mono text-sm wrap-anywhere select-all">
            {line}
          </code>
        </li>
      ))}
    </ul>
  );
}
