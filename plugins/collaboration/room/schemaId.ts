import { z } from 'zod'
import type { BlockDefinition } from '#blocks/core/defineBlock.ts'
import { schemas } from '#blocks/registry/schemas.ts'

// Version of the layout of a story in its shared document. Increase it when the same document would be read
// differently.
const layoutVersion = 1

let known: string | undefined

/**
 * Returns the id of the schema that a browser and the server have to agree on before they write in one document: the
 * layout, and every block with its properties. A browser that was opened before an update has another one, and has to
 * be reloaded.
 */
export function schemaId(): string {
  known ??= hashOf(
    JSON.stringify([
      layoutVersion,
      Object.values<BlockDefinition>(schemas)
        .map(({ type, kind, allowedChildren, props }) => [
          type,
          kind,
          allowedChildren ?? null,
          z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }),
        ])
        .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    ]),
  )
  return known
}

// Returns a 64-bit hash as hexadecimal. Two independent FNV-1a runs: Node and browsers share no synchronous hash
// function, and forging this value has no benefit.
function hashOf(text: string): string {
  const run = (seed: number) => {
    let hash = seed
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
    }
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return run(0x811c9dc5) + run(0x2b9c4f17)
}
