// Moves points apart that are too close for fingers, each as little as needed.
export interface Point {
  x: number;
  y: number;
}

const rounds = 80;

/** Returns the points, any two at least about `least` apart and half of that from the edges. */
export function separatePoints(points: readonly Point[], least: number, room: { width: number; height: number }): Point[] {
  const within = (at: number, length: number) => Math.max(least / 2, Math.min(at, length - least / 2));
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
        // Points at the same position move in different directions.
        const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [Math.cos(i + 2 * j), Math.sin(i + 2 * j)];
        const by = (least - far) / 2;
        one.x -= ux * by;
        one.y -= uy * by;
        other.x += ux * by;
        other.y += uy * by;
      }),
    );
    for (const point of moved) {
      point.x = within(point.x, room.width);
      point.y = within(point.y, room.height);
    }
    if (isDone) break;
  }
  return moved;
}
