import { LineDrawing } from "./line-drawing";

/** Two banks with their piers, and the arch between them only sketched. */
export function EmptyBridge() {
  return (
    <LineDrawing viewBox="0 0 240 96" className="w-56 max-w-full">
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
    </LineDrawing>
  );
}
