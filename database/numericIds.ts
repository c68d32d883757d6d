// The largest id that the columns of Payload's tables hold.
const maxId = 2_147_483_647

/** Returns the distinct ids of Payload's documents among texts; texts that cannot be ids are left out. */
export function numericIds(ids: readonly string[]): number[] {
  return [...new Set(ids.flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= maxId ? [Number(id)] : [])))]
}
