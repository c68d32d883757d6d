/** Returns the list with one of its members at another place; past the ends is at the ends. */
export function movedTo(list: readonly string[], member: string, place: number): string[] {
  const others = list.filter((other) => other !== member)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), member, ...others.slice(at)]
}
