/** Tells when the pointer or the focus comes to something that shows more then, and when it is gone. */
export function hoverOrFocus(node: HTMLElement, given: (isLookedAt: boolean) => void) {
  let look = given;
  let isLookedAt = false;
  const tell = (is: boolean) => {
    isLookedAt = is;
    look(is);
  };
  for (const name of ['pointerenter', 'focus']) node.addEventListener(name, () => tell(true));
  for (const name of ['pointerleave', 'blur']) node.addEventListener(name, () => tell(false));
  return {
    update(now: typeof given) {
      look = now;
    },
    destroy() {
      if (isLookedAt) look(false);
    },
  };
}
