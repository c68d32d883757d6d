import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BlockDefinition } from '#blocks/core/defineBlock.ts'
import { schemas } from '#blocks/registry/schemas.ts'

// Version of the layout of a story in its shared document. Increase it when the same document would be read
// differently.
const layoutVersion = 1

/** Returns the script that has the id of the schema. To compute it in a browser would delay the opening of a story. */
export function writeSchemaId(): string {
  return `// Written by \`npm run generate\`.

/**
 * The id of the schema that a browser and the server have to agree on before they write in one document: the layout, and
 * every block with its properties. A browser that was opened before an update has another one, and has to be reloaded.
 */
export const schemaId = '${schemaIdOf(Object.values<BlockDefinition>(schemas))}'
`
}

/** Returns the id of the schema of some blocks, in whatever order: 16 hexadecimal digits. */
export function schemaIdOf(
  blocks: readonly Pick<BlockDefinition, 'type' | 'kind' | 'allowedChildren' | 'props'>[],
): string {
  const described = blocks
    .map(({ type, kind, allowedChildren, props }) => [
      type,
      kind,
      allowedChildren ?? null,
      z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }),
    ])
    .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
  const text = JSON.stringify([layoutVersion, described])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
