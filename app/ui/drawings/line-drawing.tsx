import { createContext, useContext } from "react";

/** Whether the site shows drawings. */
export const DrawingsContext = createContext(true);

interface LineDrawingProps {
  viewBox: string;
  className?: string;
  children: React.ReactNode;
}

/** A line drawing beside a text that says the same: hidden from screen readers. */
export function LineDrawing({ viewBox, className, children }: LineDrawingProps) {
  if (!useContext(DrawingsContext)) return null;
  return (
    <svg
      viewBox={viewBox}
      className={className}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
