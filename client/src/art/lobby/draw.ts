/** Two decimals are finer than a pixel and keep the markup small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** A point as path data, `degrees` clockwise from three o'clock. */
export function polar(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(cx + radius * Math.cos(angle))} ${round(cy + radius * Math.sin(angle))}`;
}

/** A four-pointed star with hollow sides, as path data. */
export function star(x: number, y: number, radius: number): string {
  const inner = radius * 0.14;
  const at = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`;
  return (
    `M${at(0, -radius)}Q${at(inner, -inner)} ${at(radius, 0)}Q${at(inner, inner)} ${at(0, radius)}` +
    `Q${at(-inner, inner)} ${at(-radius, 0)}Q${at(-inner, -inner)} ${at(0, -radius)}Z`
  );
}

/** Deterministic on every machine: a picture must not change between two drawings. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
