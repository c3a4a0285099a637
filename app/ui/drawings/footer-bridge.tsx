import { useContext } from "react";
import { DrawingsContext } from "./line-drawing";

/** A viaduct across the whole width; each arch repeats the mark. */
export function FooterBridge() {
  if (!useContext(DrawingsContext)) return null;
  return (
    <svg className="footer-bridge" width="100%" height="56" fill="none" stroke="currentColor" aria-hidden="true">
      <defs>
        <pattern id="arches" width="112" height="56" patternUnits="userSpaceOnUse" x="50%">
          <path d="M0 12.5h112M0 19.5h112M8 56V50c0-38 96-38 96 0v6M0 19.5V56M112 19.5V56M28 12.5v7M56 12.5v7M84 12.5v7" />
        </pattern>
      </defs>
      <rect width="100%" height="56" fill="url(#arches)" stroke="none" />
    </svg>
  );
}
