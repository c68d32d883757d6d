import { isDelegable } from '#collections/permissions/delegation.ts'
import { permissionWords } from '#collections/permissions/permission.words.ts'
import { type Permission, permissionAreas } from '#collections/permissions/permissionNames.ts'
import { actorKinds } from '#plugins/permissions/everyPermission.fixtures.ts'
import { type Attempt, attempts } from '#plugins/permissions/everyPermissionAttempts.ts'
import { procedureGates } from './procedureGates.ts'

const nameOf = (permission: Permission) => permissionWords[permission].name

const tried = ({ what, of, needs }: Attempt): string => {
  const also = needs.length > 0 ? ` (with ${needs.map(nameOf).join(', ')})` : ''
  return `\`${of}\`: ${what}${also}`
}

function doorsOf(permission: Permission): string {
  const all = attempts[permission] ?? []
  const at = (door: Attempt['door']) => all.filter((attempt) => attempt.door === door).map(tried)
  const gates = procedureGates.filter(({ permissions }) => permissions.includes(permission))
  const calls = gates.map(({ name, permissions, mode }) => {
    const others = permissions.filter((other) => other !== permission).map(nameOf)
    return `\`${name}\`${others.length > 0 ? ` (${mode === 'all' ? 'with' : 'or'} ${others.join(', ')})` : ''}`
  })
  const groups: [string, string[]][] = [
    ['Documents', at('documents')],
    ['Actions', at('actions')],
    ['Procedures', calls],
  ]
  return groups.flatMap(([name, doors]) => (doors.length > 0 ? `**${name}** ${doors.join('; ')}` : [])).join('<br>')
}

const row = (permission: Permission): string =>
  `| ${nameOf(permission)}<br>\`${permission}\` | ${permissionWords[permission].sentence} | ${doorsOf(permission) || '–'} | ${isDelegable(permission) ? 'yes' : 'no'} |`

const section = ([area, permissions]: [string, readonly Permission[]]): string => `## ${area}

| permission | allows | opens | through a token |
|---|---|---|---|
${permissions.map(row).join('\n')}
`

/** Returns the page of all permissions, out of what the test of every permission tries. */
export function writePermissions(): string {
  return `# Permissions
Written by \`npm run generate\` out of the attempts that \`plugins/permissions/everyPermission.int.test.ts\` makes, and out of
the gates of [procedures](procedures.md). People have permissions through roles; how roles are kept is in
[people and rights](manual/people-and-rights.md).

- **Documents** are created, read, changed and deleted over REST, GraphQL and the screens, which ask the same policies.
- **Actions** are the calls of the [lifecycle](lifecycle.md#calls), also behind the buttons of screens.
- **Procedures** are the calls of screens, \`/api/rpc\`.
- A dash: screens and services ask for it, and no collection does.
- **Through a token**: whether a program with a token, or a person who acts as another, can use it. They hold at most what both
  sides hold; control of accounts is for people who have come in as themselves.

Each row is tried by every kind of actor:

${actorKinds.map(({ who }) => `- ${who}`).join('\n')}

A holder gets what a row says, and a delegate of a holder where its last column says yes; all others are refused.

${Object.entries(permissionAreas).map(section).join('\n')}`
}
