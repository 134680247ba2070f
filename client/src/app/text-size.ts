/** How large the page's text is; `app.css` has the factors. */

export const TEXT_SIZES = ["small", "normal", "large", "largest"] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

export function isTextSize(value: unknown): value is TextSize {
  return TEXT_SIZES.some((size) => size === value);
}
