/**
 * Lets the reader's text size scale every font size that is written in pixels: a PostCSS plugin, so that style sheets
 * stay as they are drawn. Sizes that depend on the container follow the table instead.
 */

const PIXELS = /(?<![\w.(-])(\d+(?:\.\d+)?)px/u;
/** Style, weight, size, line height, family. */
const SHORTHAND = /^((?:[a-z]+ |\d00 )*)(\d+(?:\.\d+)?px)\s*\/\s*([\d.]+(?:px)?)(\s.*)$/su;

/** The value of a declaration, scaled; unchanged if it is not a text size in pixels. */
export function scaled(prop, value) {
  if (prop === "font-size" || prop === "line-height")
    return PIXELS.exec(value)?.[0] === value ? scale(value) : value;
  if (prop !== "font") return value;
  return value.replace(
    SHORTHAND,
    (_, style, size, height, family) =>
      `${style}${scale(size)} / ${height.endsWith("px") ? scale(height) : height}${family}`,
  );
}

export function textSize() {
  return {
    postcssPlugin: "text-size",
    Declaration(declaration) {
      const value = scaled(declaration.prop, declaration.value);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}

function scale(pixels) {
  return `calc(${pixels} * var(--text, 1))`;
}
