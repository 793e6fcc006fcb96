/** Tells when the pointer or the focus comes to something that shows more then, and when it is gone. */
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
