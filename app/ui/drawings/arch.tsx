import { useContext } from "react";
import { DrawingsContext } from "./line-drawing";

interface ArchProps {
  viewBox: string;
  /** The SVG path, stretched to the width of its place. */
  path: string;
  className: string;
}

/** A bridge's arch above a step or a stage, shown where the site has drawings. */
export function Arch({ viewBox, path, className }: ArchProps) {
  if (!useContext(DrawingsContext)) return null;
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
