/** Calls `action` with true when the pointer or the focus enters an element, and with false when it leaves. */
export function hoverOrFocus(node: HTMLElement, action: (isLookedAt: boolean) => void) {
  let callback = action;
  let isLookedAt = false;
  const report = (is: boolean) => {
    isLookedAt = is;
    callback(is);
  };
  for (const name of ['pointerenter', 'focus']) node.addEventListener(name, () => report(true));
  for (const name of ['pointerleave', 'blur']) node.addEventListener(name, () => report(false));
  return {
    update(now: typeof action) {
      callback = now;
    },
    destroy() {
      if (isLookedAt) callback(false);
    },
  };
}
