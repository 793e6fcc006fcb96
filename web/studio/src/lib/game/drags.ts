// Drags a tile from the hand by mouse or finger. A press without movement stays a click.

export interface Dragging {
  /** Called on a press that may become a drag. */
  onpress?: () => void;
  /** Called with the position on the page, or null after the release. */
  ondrag: (at: { x: number; y: number } | null) => void;
  ondrop: (x: number, y: number) => void;
}

/** Movement below this distance is a trembling finger. */
const still = 8;

export function drags(node: HTMLElement, handlers: Dragging) {
  let current = handlers;
  let from: { x: number; y: number } | null = null;
  let isDragged = false;

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (node as HTMLButtonElement).disabled) return;
    from = { x: event.clientX, y: event.clientY };
    isDragged = false;
    node.setPointerCapture(event.pointerId);
    current.onpress?.();
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    isDragged ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > still;
    if (isDragged) current.ondrag({ x: event.clientX, y: event.clientY });
  };
  const release = (event: PointerEvent) => {
    const wasDragged = from !== null && isDragged;
    from = null;
    if (!wasDragged) return;
    current.ondrag(null);
    current.ondrop(event.clientX, event.clientY);
    // A click may follow at once.
    setTimeout(() => (isDragged = false));
  };
  const cancel = () => {
    from = null;
    current.ondrag(null);
  };
  // A drag is not a click.
  const click = (event: MouseEvent) => {
    if (isDragged) event.stopImmediatePropagation();
  };

  const listeners = { pointerdown: press, pointermove: move, pointerup: release, pointercancel: cancel };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  node.addEventListener('click', click, { capture: true });
  return {
    update(now: Dragging) {
      current = now;
    },
    destroy() {
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
