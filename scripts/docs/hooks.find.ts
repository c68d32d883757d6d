import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CollectionConfig, Field } from 'payload'
import { z } from 'zod'

/** A hook in the list that Payload calls. */
export interface ListedHook {
  /** Name of the hook, for example `beforeChange`; with the name of the field, if it is of one. */
  when: string
  list: object[]
  index: number
}

// What a write calls: a field's hooks of a name come before those of the collection, or after them.
const ofWrites = [
  ['beforeOperation', 'none'],
  ['beforeValidate', 'before'],
  ['beforeChange', 'after'],
  ['afterChange', 'before'],
  ['afterOperation', 'none'],
] as const
const ofDeletes = ['beforeDelete', 'afterDelete'] as const

type FieldHookName = 'beforeValidate' | 'beforeChange' | 'afterChange'

const listed = (when: string, list: object[] = []): ListedHook[] => list.map((_, index) => ({ when, list, index }))

/** Returns the hooks that writes and deletes of a collection call, in the order in which Payload calls them. */
export function listHooks({ hooks = {}, fields }: Pick<CollectionConfig, 'fields' | 'hooks'>): ListedHook[] {
  const called = ofWrites.flatMap(([when, ofFields]) => {
    const own = listed(when, hooks[when])
    if (ofFields === 'none') return own
    const inFields = fields.flatMap((field) => hooksOfField(field, when))
    return ofFields === 'before' ? [...inFields, ...own] : [...own, ...inFields]
  })
  return [...called, ...ofDeletes.flatMap((when) => listed(when, hooks[when]))]
}

function hooksOfField(field: Field, when: FieldHookName): ListedHook[] {
  const own = 'hooks' in field ? field.hooks?.[when] : undefined
  const inside = 'tabs' in field ? field.tabs.flatMap(({ fields }) => fields) : 'fields' in field ? field.fields : []
  const name = 'name' in field ? `${when} of ${field.name}` : when
  return [...listed(name, own), ...inside.flatMap((one) => hooksOfField(one, when))]
}

const location = z.object({
  name: z.literal('[[FunctionLocation]]'),
  value: z.object({ value: z.object({ scriptId: z.string() }) }),
})

/** Returns for each hook the file that it is written in, from the folder of the repository on: the debugger of this process knows. */
export async function filesOf(hooks: readonly ListedHook[]): Promise<string[]> {
  const session = new Session()
  session.connect()
  const addresses = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ params }) => void addresses.set(params.scriptId, params.url))
  await session.post('Debugger.enable')
  const files: string[] = []
  for (const { list, index } of hooks) {
    Object.assign(globalThis, { located: list[index] })
    const { result } = await session.post('Runtime.evaluate', { expression: 'globalThis.located' })
    const objectId = result.objectId ?? ''
    const { internalProperties = [] } = await session.post('Runtime.getProperties', { objectId, ownProperties: true })
    const [found] = internalProperties.flatMap((property) => location.safeParse(property).data ?? [])
    const address = addresses.get(found?.value.value.scriptId ?? '') ?? ''
    files.push(address.startsWith('file:') ? path.relative(process.cwd(), fileURLToPath(address)) : address)
  }
  session.disconnect()
  return files
}
