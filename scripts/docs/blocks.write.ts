/** The page of all blocks: made of their schemas, their examples and what their checks find wrong with those. */
import { z } from 'zod'
import type { Block, BlockError } from '#blocks/core/block.types.ts'
import type { BlockDefinition } from '#blocks/core/defineBlock.ts'
import { allowedParentsOf } from '#blocks/registry/allowedParents.ts'
import { checkTree } from '#blocks/registry/checks.ts'
import { documentTypes, isListed } from '#blocks/registry/documentTypes.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { isIslandName } from '#blocks/registry/islands.ts'
import { picturedTypes } from '#blocks/registry/picturedTypes.ts'
import { type BlockType, isBlockType, schemas } from '#blocks/registry/schemas.ts'

const kinds = {
  leaf: 'a leaf: properties only',
  text: 'text: a line that people type in',
  flow: 'a flow: holds any blocks',
  wrap: 'a wrap: holds certain blocks only',
} as const

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
    items: jsonSchema.optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    anyOf: z.array(jsonSchema).optional(),
  }),
)

interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

// Returns whether a number is a limit of a schema, not one that JSON Schema adds for JavaScript's largest integer.
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

function limitsOf({ minimum, maximum }: JsonSchema): string {
  if (isLimit(minimum) && isLimit(maximum)) return ` from ${minimum} to ${maximum}`
  if (isLimit(minimum)) return ` of at least ${minimum}`
  return isLimit(maximum) ? ` of at most ${maximum}` : ''
}

function describe(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (schema.anyOf) {
    return schema.anyOf
      .map(describe)
      .map((words) => (words === 'null' ? 'none' : words))
      .join(' or ')
  }
  if (schema.type === 'array') {
    const most = schema.maxItems === undefined ? '' : ` (at most ${schema.maxItems})`
    return `list of ${schema.items ? describe(schema.items) : 'anything'}${most}`
  }
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([name, part]) => `\`${name}\`: ${describe(part)}`)
    return `{ ${parts.join('; ')} }`
  }
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  return `${type === 'integer' ? 'whole number' : type}${limitsOf(schema)}`
}

const inTable = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function propsTable(definition: BlockDefinition): string {
  const { properties = {} } = jsonSchema.parse(
    z.toJSONSchema(definition.props, { io: 'input', unrepresentable: 'any' }),
  )
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      `| \`${name}\` | ${inTable(describe(schema))} | \`${inTable(JSON.stringify(schema.default))}\` |`,
  )
  return rows.length === 0 ? 'No properties.' : ['| property | is | default |', '|---|---|---|', ...rows].join('\n')
}

const titlesOf = (types: readonly string[]): string =>
  types.map((type) => (isBlockType(type) ? schemas[type].title : type)).join(', ')

function placeOf({ type, allowedChildren }: BlockDefinition): string[] {
  const allowedParents = allowedParentsOf.get(type)
  const count = [
    allowedChildren?.min ? `at least ${allowedChildren.min}` : '',
    allowedChildren?.max === undefined ? '' : `at most ${allowedChildren.max}`,
  ].filter(Boolean)
  const created = allowedChildren?.initial.length ? `; created with ${titlesOf(allowedChildren.initial)}` : ''
  const missing = isBlockType(type) ? documentTypes.filter((documentType) => !isListed(type, documentType)) : []
  return [
    ...(allowedParents ? [`- Stands only in ${titlesOf(allowedParents)}.`] : []),
    ...(allowedChildren
      ? [
          `- Holds ${allowedChildren.only ? titlesOf(allowedChildren.only) : 'any blocks'}${count.length ? `, ${count.join(' and ')}` : ''}${created}.`,
        ]
      : []),
    ...(missing.length > 0 ? [`- In no menu of: ${missing.join(', ')}.`] : []),
  ]
}

// Returns the errors that a block's checks report for examples with empty or wrong values.
function checksOf(type: BlockType): string[] {
  const bare: Block = { id: 'bare', type, props: {}, children: [], content: [] }
  const { valid, minimal, invalid } = fixtures[type]
  const found = new Map<string, BlockError>()
  for (const block of [bare, ...minimal, ...invalid, ...valid]) {
    const own = checkTree([block], { altTextOf: () => undefined }).get(block.id) ?? []
    if (block.type === type) for (const error of own) found.set(error.message, error)
  }
  return [...found.values()].map(({ kind, message, fix }) => `- ${kind}: “${message}”${fix ? ', with a fix' : ''}.`)
}

function chapter(type: BlockType): string {
  const definition: BlockDefinition = schemas[type]
  const { aliases, description, kind, hasPlacementRow, title } = definition
  const checks = checksOf(type)
  return [
    `## ${title}`,
    '',
    `\`${type}\`, ${kinds[kind]}. ${description}.`,
    '',
    ...(picturedTypes.includes(type)
      ? [`![${title} as readers see it](../cms/public/block-pictures/${type}.jpg)`, '']
      : []),
    ...(aliases.length > 0 ? [`- Other names: ${aliases.map((name) => `\`${name}\``).join(', ')}.`] : []),
    ...placeOf(definition),
    ...(hasPlacementRow ? [] : ['- Takes no placement row.']),
    ...(isIslandName(type) ? ['- Moves in the reader’s browser; whole without its script.'] : []),
    '',
    propsTable(definition),
    '',
    ...(checks.length > 0 ? ['Checks:', '', ...checks, ''] : []),
  ].join('\n')
}

/**
 * Returns the page that lists every block with its properties, defaults, limits and checks, as the schemas have them.
 */
export function writeBlocks(): string {
  const types = Object.keys(schemas).filter(isBlockType)
  return [
    '# Blocks',
    '',
    'What a story can be made of. Made from the schemas in `blocks/` by `npm run generate`; the recipe for a new one is in',
    '[blocks/README.md](../blocks/README.md), and all of them can be seen at `/styleguide` while developing. The pictures are',
    'taken by `npm run pictures`.',
    '',
    ...types.map(chapter),
  ]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()
    .concat('\n')
}
