/** The page's own icons on a 24 px grid, round strokes; always beside a text or a label. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

function icon(shape: SVGTemplateResult): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${shape}</svg>`;
}

export const hintIcon = icon(
  svg`<path d="M9.500 18h5M10.500 21h3M8.500 14.500a5.500 5.500 0 1 1 7 0c-.8.7-1 1.200-1 2h-5c0-.8-.2-1.300-1-2z" />`,
);
export const undoIcon = icon(svg`<path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3" />`);
export const newIcon = icon(svg`<circle cx="12" cy="12" r="8.500" /><path d="M12 8v8M8 12h8" />`);
export const settingsIcon = icon(
  svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9" /><circle cx="15" cy="7" r="2" /><circle cx="9" cy="17" r="2" />`,
);
export const menuIcon = icon(svg`<path d="M5 7h14M5 12h14M5 17h14" />`);

export const stepIcons = {
  start: icon(svg`<path d="M6 6v12M18 6l-8 6 8 6" />`),
  back: icon(svg`<path d="m15 6-8 6 8 6" />`),
  forth: icon(svg`<path d="m9 6 8 6-8 6" />`),
  now: icon(svg`<path d="m6 6 8 6-8 6M18 6v12" />`),
};

export const logo = html`<svg class="logo" viewBox="0 0 30 20" aria-hidden="true" focusable="false">
  <g fill="currentColor">
    <circle cx="3" cy="15" r="1.600" opacity=".45" />
    <circle cx="8" cy="9" r="1.900" opacity=".6" />
    <circle cx="14.500" cy="6.500" r="2.200" opacity=".8" />
  </g>
  <circle class="logo-store" cx="24" cy="11" r="5" />
</svg>`;

/** The shape of a side: disc, diamond, triangle, square. Colour comes with the class. */
export function sideMark(side: number): TemplateResult {
  const shapes = [
    svg`<circle cx="8" cy="8" r="7" />`,
    svg`<path d="M8 .8 15.200 8 8 15.200.8 8z" stroke-width="1" stroke-linejoin="round" />`,
    svg`<path d="M8 1.500 15.500 14.500H.5z" stroke-width="1" stroke-linejoin="round" />`,
    svg`<path d="M1.500 1.500h13v13h-13z" stroke-width="1" stroke-linejoin="round" />`,
  ];
  return html`<svg class="mark side-${side}" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    ${shapes[side % shapes.length]}
  </svg>`;
}
