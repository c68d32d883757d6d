/** One line for each id that nothing was found for. */
export const errorsOfMissing = (
  noun: string,
  ids: readonly string[],
  results: readonly { id: string }[],
): { id: string; message: string }[] => {
  const found = new Set(results.map(({ id }) => id))
  return ids.filter((id) => !found.has(id)).map((id) => ({ id, message: `There is no ${noun} ${id}.` }))
}
