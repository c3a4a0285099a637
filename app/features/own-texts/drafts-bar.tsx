/** Bar above a page that shows an admin texts that are not public yet. */
export function DraftsBar({ said, back, language }: { said: string; back: string; language: string }) {
  return (
    <p className="bg-brass-wash px-5 py-2 text-center text-sm text-brass-ink">
      {said} {/* Back in the admin's own language: a full page load. */}
      <a href={`/admin/texts?language=${language}`} className="text-link">
        {back}
      </a>
    </p>
  );
}
