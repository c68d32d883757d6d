/** Returns ids of Payload's documents out of ids on the wire; what cannot be one is left out. */
export const numericIds = (ids: readonly string[]): number[] => [
  ...new Set(ids.filter((id) => /^[1-9]\d{0,9}$/.test(id)).map(Number)),
]
