import { LineDrawing } from "./line-drawing";

/** A bridge under repair: its arch stands, and someone is already at work on it. */
export function ScaffoldedBridge() {
  return (
    <LineDrawing viewBox="0 0 640 200" className="w-full max-w-lg">
      <g className="stroke-line">
        <path d="M150 184h60M236 184h34M300 184h52M384 184h40M452 184h40M200 195h52M284 195h80M396 195h44" />
      </g>
      <g className="stroke-ink">
        <path d="M0 84h640M0 96h640M20 72h190v12M430 84V72h190v12M50 72v12M80 72v12M110 72v12M140 72v12M170 72v12M460 72v12M490 72v12M520 72v12M550 72v12M580 72v12" />
        <path d="M60 96v88M132 96v88M508 96v88M580 96v88M60 156c0-50 72-50 72 0M508 156c0-50 72-50 72 0M0 186c20-8 36-6 60-2h72M640 186c-20-8-36-6-60-2h-72" />
        <path d="M132 176C150 92 490 92 508 176M160 96v38M196 96v22M232 96v15M268 96v11M372 96v11M408 96v15M444 96v22M480 96v38" />
      </g>
      <g className="stroke-brass-ink">
        <path d="M250 184V44M286 184V44M322 184V44M358 184V44M394 184V44M240 60h164M240 124h164M250 124l36-64M286 124l36-64M358 60l36 64M250 184l36-60M286 184l36-60M322 124l36 60M358 124l36 60" />
      </g>
      <g className="stroke-ink">
        <circle cx="340" cy="25" r="5" className="fill-surface" />
        <path d="M340 30c-6 2-7 8-6 16h12c1-8 0-14-6-16z" className="fill-brass" />
        <path d="M336 46l-2 14M344 46l2 14M345 36l10 3 4-7M356 29l6 4" />
      </g>
    </LineDrawing>
  );
}
