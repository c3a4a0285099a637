import { useContext } from "react";
import { DrawingsContext } from "./line-drawing";

interface ArchProps {
  viewBox: string;
  /** What is drawn, as wide as its place is. */
  path: string;
  className: string;
}

/** An arch of a bridge over a step or a stage, drawn where the site shows its drawings. */
export function Arch({ viewBox, path, className }: ArchProps) {
  if (!useContext(DrawingsContext)) return null;
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
