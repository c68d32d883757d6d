/** Returns whether documents of a collection are checked before they go out. */
export function isChecked(collection: string | undefined): boolean {
  return collection === 'posts' || collection === 'newsletters'
}
