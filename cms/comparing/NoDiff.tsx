/** Stands in a comparison of versions for a field that says nothing to people. */
export function NoDiff() {
  return null
}
