interface EmptyStateProps {
  title: string;
  text?: React.ReactNode;
  /** The next step. */
  children?: React.ReactNode;
}

/** Says why nothing is here, and what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <EmptyBridge />
      <h2 className="mt-6 text-xl">{title}</h2>
      {text && <p className="mt-2 max-w-md text-soft">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

/** Two banks with their piers, and the arch between them only sketched. */
function EmptyBridge() {
  return (
    <svg
      viewBox="0 0 240 96"
      className="w-56 max-w-full"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="stroke-line">
        <path d="M52 84h22M92 84h12M128 84h34M178 84h10M68 90h12M112 90h30M156 90h16" />
      </g>
      <g className="stroke-soft">
        <path d="M4 44h52v36M4 44v20c14 0 22 8 28 26" />
        <path d="M236 44h-52v36M236 44v20c-14 0-22 8-28 26" />
        <path d="M20 44V32m-5 0c0-7 2-12 5-15 3 3 5 8 5 15zM220 44v-9m-5 0c0-6 2-10 5-13 3 3 5 7 5 13z" />
      </g>
      <g className="stroke-sage" strokeDasharray="2 6">
        <path d="M62 44h116M62 76c6-36 110-36 116 0" />
      </g>
    </svg>
  );
}
