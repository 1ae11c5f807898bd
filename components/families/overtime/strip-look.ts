/** How a break is drawn, on the strip and in its legend. */
export const BREAK_HATCH =
  '[background:repeating-linear-gradient(135deg,color-mix(in_oklab,var(--primary)_55%,transparent)_0_1.5px,transparent_1.5px_6px),var(--surface)]';
