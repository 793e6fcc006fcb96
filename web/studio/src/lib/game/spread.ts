// Points that are too close for fingers are moved apart, each as little as needed.
export interface Point {
  x: number;
  y: number;
}

const rounds = 80;

/** The points, any two of them no closer than `least` or hardly so. */
export function spread(points: readonly Point[], least: number): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; ++round) {
    let isDone = true;
    moved.forEach((one, i) =>
      moved.slice(i + 1).forEach((other, j) => {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const far = Math.hypot(dx, dy);
        if (far >= least - 0.1) return;
        isDone = false;
        // Points on the same spot go different ways.
        const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [Math.cos(i + 2 * j), Math.sin(i + 2 * j)];
        const by = (least - far) / 2;
        one.x -= ux * by;
        one.y -= uy * by;
        other.x += ux * by;
        other.y += uy * by;
      }),
    );
    if (isDone) break;
  }
  return moved;
}
