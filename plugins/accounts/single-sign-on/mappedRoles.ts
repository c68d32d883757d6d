/** A group of the provider, and the role that its members have here. */
export interface MappedRole<Role> {
  group: string
  role: Role
}

/**
 * Returns the roles of a person after a log-in with the provider: roles of the mapping follow their groups there, all
 * others stay as people set them. A provider that says nothing of groups, or an empty list, changes nothing: it does so
 * when a scope is missing or a person is in too many groups as well.
 */
export function rolesAfterSignOn<Role>(
  held: readonly Role[],
  mapping: readonly MappedRole<Role>[],
  groups: readonly string[] | null,
): Role[] {
  if (groups === null || groups.length === 0) return [...held]
  const given = new Set(mapping.filter(({ group }) => groups.includes(group)).map(({ role }) => role))
  const mapped = new Set(mapping.map(({ role }) => role))
  const kept = held.filter((role) => !mapped.has(role) || given.has(role))
  return [...new Set([...kept, ...given])]
}
