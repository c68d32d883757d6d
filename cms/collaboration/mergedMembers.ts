import { canonicalJson } from '#plugins/collaboration/document/fieldValue.ts'

/**
 * Returns the members of an ordered set after a user changed it from `before` to `after`, while others changed it to
 * `now`: what they added stays behind its neighbour, what they removed stays away.
 */
export function mergedMembers<Member>(
  before: readonly Member[],
  after: readonly Member[],
  now: readonly Member[],
): Member[] {
  const [had, has, is] = [before, after, now].map((members) => new Set(members.map(canonicalJson)))
  const merged = after.filter((member) => is?.has(canonicalJson(member)) || !had?.has(canonicalJson(member)))
  for (const [index, member] of now.entries()) {
    if (had?.has(canonicalJson(member)) || has?.has(canonicalJson(member))) continue
    const neighbour = index === 0 ? undefined : canonicalJson(now[index - 1])
    const place = merged.findIndex((other) => canonicalJson(other) === neighbour)
    merged.splice(place < 0 && index > 0 ? merged.length : place + 1, 0, member)
  }
  return merged
}
