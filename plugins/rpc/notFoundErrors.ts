/** Returns an error for each id without a result. */
export function notFoundErrors(
  noun: string,
  ids: readonly string[],
  results: readonly { id: string }[],
): { id: string; message: string }[] {
  const found = new Set(results.map(({ id }) => id))
  return ids.filter((id) => !found.has(id)).map((id) => ({ id, message: `There is no ${noun} ${id}.` }))
}
