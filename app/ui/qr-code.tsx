const MARGIN_SQUARES = 4;

interface QrCodeProps {
  /** Modules per side, and the dark ones as a path. */
  side: number;
  path: string;
  label: string;
}

/** A QR code, dark on white in both themes, as cameras expect. */
export function QrCode({ side, path, label }: QrCodeProps) {
  const size = side + 2 * MARGIN_SQUARES;
  return (
    <svg
      viewBox={`${-MARGIN_SQUARES} ${-MARGIN_SQUARES} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded border border-line"
    >
      <rect x={-MARGIN_SQUARES} y={-MARGIN_SQUARES} width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
