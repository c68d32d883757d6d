import { z } from 'zod'
import { isPermission, type Permission } from '#collections/permissions/permissionNames.ts'
import { changeSentence } from './roleMatrix.state.ts'

const names = z.array(z.string()).transform((all): Permission[] => all.filter(isPermission))

// As the log of activity keeps a change. Entries of before may have whole lists in place of what came and went.
const detail = z.object({
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() }).partial()).catch({}),
})
const permissions = z.object({
  changes: z.object({
    permissions: z.union([
      z.object({ added: names, removed: names }),
      z.object({ from: names, to: names }).transform(({ from, to }) => ({
        added: to.filter((name) => !from.includes(name)),
        removed: from.filter((name) => !to.includes(name)),
      })),
    ]),
  }),
})

const fieldNames: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  secondFactor: 'Second factor',
  graceDays: 'Days to set it up',
}

/** Says in words what an entry of the log did to a role. */
export function historySentence(action: string, entry: unknown): string {
  if (action === 'create') return 'Made the role.'
  const changed = permissions.safeParse(entry).data?.changes.permissions
  const others = Object.entries(detail.safeParse(entry).data?.changes ?? {}).flatMap(([field, { from, to }]) => {
    const name = fieldNames[field]
    return name ? [`${name}: ${said(from)} became ${said(to)}.`] : []
  })
  const given = changed ? changeSentence({ given: changed.added, taken: changed.removed }) : ''
  return [given, ...others].filter(Boolean).join(' ') || 'Changed the role.'
}

const said = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'nothing' : `‘${String(value)}’`
