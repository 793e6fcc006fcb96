// The colours of the players' meeples, for lines on paper.
export const playerColours: readonly string[] = [
  'light-dark(#0072b2, #5aa9e0)',
  'light-dark(#a86c00, #e8a92e)',
  'light-dark(#007a5a, #3fbf95)',
  'light-dark(#a8447f, #dd82b8)',
  'light-dark(#3f2f8f, #9d8ff0)',
  'light-dark(#b03a00, #f0804a)',
];
