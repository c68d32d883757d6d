/** Returns whether documents of a collection are checked before they go out. */
export const isChecked = (collection: string | undefined): boolean =>
  collection === 'posts' || collection === 'newsletters'
