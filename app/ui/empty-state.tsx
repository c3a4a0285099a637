import { EmptyBridge } from "./drawings/empty-bridge";

interface EmptyStateProps {
  title: string;
  text?: React.ReactNode;
  /** The next step. */
  children?: React.ReactNode;
}

/** Says why there is nothing here, and what to do next. */
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
