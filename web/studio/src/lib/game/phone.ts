import { MediaQuery } from 'svelte/reactivity';

/** A phone, in portrait or landscape: the toolbar is next to the tile in hand, and the board has the buttons of a pinned tile. */
export const phone = new MediaQuery('(max-width: 480px), (max-height: 500px) and (min-width: 560px)');
