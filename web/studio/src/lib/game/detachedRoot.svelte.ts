// Finishes the requests of a table after its page is left, because its derived values do not end with the page.

/** Creates a table in its own $effect.root, so that it outlives the component. */
export function detachedRoot<Table>(make: () => Table): Table {
  let made!: Table;
  $effect.root(() => {
    made = make();
  });
  return made;
}
