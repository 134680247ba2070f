/** A number as short as two decimals allow. */
export function short(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded).replace(/^(-?)0\./, "$1.");
}

/** Markup with rounded numbers and collapsed whitespace: break lines only where a space is allowed. */
export function draw(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let text = "";
  parts.forEach((part, place) => {
    const value = values[place] ?? "";
    text += part + (typeof value === "number" ? short(value) : value);
  });
  return text
    .trim()
    .replace(/>\s+</g, "><")
    .replace(/\s*\n\s*/g, " ");
}

/** Whatever a robot has on its left (−1) and on its right (1). */
export function bothSides(part: (side: -1 | 1) => string): string {
  return part(-1) + part(1);
}

export function each<T>(items: readonly T[], part: (item: T, place: number) => string): string {
  return items.map(part).join("");
}

function point(x: number, y: number, angle: number, radius: number): string {
  return draw`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
}

export function hexagonPath(x: number, y: number, radius: number, turn = 0): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => point(x, y, (corner * Math.PI) / 3 + turn, radius));
  return `M${corners.join("L")}Z`;
}

export function circlePath(x: number, y: number, radius: number): string {
  return draw`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A gear: `outer` is the radius of the teeth, `inner` that of the wheel. */
export function gearPath(x: number, y: number, outer: number, inner: number, teeth: number): string {
  const corners: string[] = [];
  const half = Math.PI / teeth;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = 2 * half * tooth - Math.PI / 2;
    corners.push(
      point(x, y, angle - half * 0.64, inner),
      point(x, y, angle - half * 0.43, outer),
      point(x, y, angle + half * 0.43, outer),
      point(x, y, angle + half * 0.64, inner),
    );
  }
  return `M${corners.join("L")}Z`;
}
