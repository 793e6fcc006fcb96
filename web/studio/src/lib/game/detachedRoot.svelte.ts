// What is asked of a table is finished after its page is left: what it derives must not end with the page.

/** A table that does not end with the component that makes it. */
export function detachedRoot<Table>(make: () => Table): Table {
  let made!: Table;
  $effect.root(() => {
    made = make();
  });
  return made;
}
