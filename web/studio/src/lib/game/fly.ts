// Animates small things across the page: points to their player, meeples back home.

const duration = 400;

/**
 * Flies from one position on the page to another, or upwards without one. Only decoration: the page shows the same elsewhere.
 */
export function fly(thing: Element, from: DOMRect, to: DOMRect | undefined, delay = 0) {
  const carrier = document.createElement('div');
  carrier.className = 'flying';
  carrier.ariaHidden = 'true';
  carrier.append(thing);
  document.body.append(carrier);
  const at = (rect: DOMRect) => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%)`;
  const end = to ? at(to) : `${at(from)} translateY(-80px)`;
  const flight = carrier.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: end, opacity: 1, offset: 0.85 },
      { transform: end, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'both' },
  );
  flight.onfinish = flight.oncancel = () => carrier.remove();
}

/** A chip with points. */
export function chip(text: string): Element {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

/** A copy of a drawing that the page defines. */
export function drawing(id: string): Element {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '-15 -15 30 30');
  svg.setAttribute('width', '30');
  svg.setAttribute('height', '30');
  const use = document.createElementNS(space, 'use');
  use.setAttribute('href', `#${id}`);
  svg.append(use);
  return svg;
}

/** The position of an element, if it is visible. */
export function placeOf(element: Element | null): DOMRect | undefined {
  const rect = element?.getBoundingClientRect();
  const isSeen = rect && rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth;
  return isSeen ? rect : undefined;
}
