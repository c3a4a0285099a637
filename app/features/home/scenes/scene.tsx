import { useContext } from "react";
import { DrawingsContext } from "#app/ui/drawings/line-drawing";

/** The canvas of a scene: it fills its tile and is cropped, never stretched. */
export function Scene({ children }: { children: React.ReactNode }) {
  if (!useContext(DrawingsContext)) return null;
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className="scene" aria-hidden="true">
      {children}
    </svg>
  );
}
