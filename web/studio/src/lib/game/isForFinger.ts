/** Whether the device is used by finger: it cannot point without pressing, and needs larger squares. */
export const isForFinger = matchMedia('(pointer: coarse)').matches;
