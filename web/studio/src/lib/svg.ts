// Extracts the library's pictures for use in the page, which has their style sheet.

/** The content of a picture's <svg>, and its view box. */
export function pictureParts(svg: string): { inner: string; viewBox: [number, number, number, number] } {
  const open = svg.indexOf('>') + 1;
  const box = /viewBox="([^"]+)"/.exec(svg.slice(0, open))?.[1]?.split(/[ ,]+/).map(Number) ?? [0, 0, 1, 1];
  const inner = svg
    .slice(open, svg.lastIndexOf('</svg>'))
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<title id[\s\S]*?<\/desc>/, '');
  return { inner, viewBox: box as [number, number, number, number] };
}
