import { z } from 'zod'
import { router } from '#cms/procedures/rpc.router.ts'

const schema = z.instanceof(z.ZodType)

// As much of a procedure as the page describes. A procedure without input or output is not described, and so not
// allowed.
const definition = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.object({
    summary: z.string(),
    permissions: z.array(z.string()),
    mode: z.enum(['all', 'some']).optional(),
    isOwnerOnly: z.literal(true).optional(),
  }),
  inputs: z.tuple([schema]),
  output: schema,
})

const shape = (type: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema, ...described } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return text(described)
}

type Described = boolean | z.core.JSONSchema.BaseSchema

// A schema in one line, as TypeScript would put it, with the limits beside it.
const text = (described: Described): string => {
  if (typeof described === 'boolean') return described ? 'anything' : 'nothing'
  const { anyOf, oneOf, enum: values, const: value, type, items, properties, required } = described
  if (value !== undefined) return JSON.stringify(value)
  if (values) return values.map((one) => JSON.stringify(one)).join(' or ')
  const choices = anyOf ?? oneOf
  if (choices) return choices.map(text).join(' or ')
  if (type === 'array' && items && !Array.isArray(items)) return `[${text(items)}, …]${limits(described)}`
  if (type !== 'object') return `${type ?? 'anything'}${limits(described)}`
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${name}${required?.includes(name) ? '' : '?'}: ${text(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join(', ')} }`
  const { additionalProperties } = described
  return typeof additionalProperties === 'object' ? `{ …: ${text(additionalProperties)} }` : '{}'
}

const limits = ({ minimum, maximum, maxLength, maxItems, default: preset }: z.core.JSONSchema.BaseSchema): string => {
  const said = [
    minimum !== undefined && minimum > -1e9 && `from ${minimum}`,
    maximum !== undefined && maximum < 1e9 && `to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
    preset !== undefined && `else ${JSON.stringify(preset)}`,
  ].filter(Boolean)
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}

const doorOf = ({ permissions, mode = 'all', isOwnerOnly }: z.infer<typeof definition>['meta']): string => {
  const needed = permissions.join(mode === 'all' ? ' and ' : ' or ')
  if (isOwnerOnly) return `the owner of the account${needed && ` with ${needed}`}, and no token`
  return needed || 'every active member of the newsroom'
}

// Procedures are functions with a definition; their types here are those of the tree that they hang in.
const definitionIn = (found: unknown): unknown => typeof found === 'function' && '_def' in found && found._def

function section(name: string, found: unknown): string {
  const { data, error } = definition.safeParse(definitionIn(found))
  if (error) throw new TypeError(`The procedure ${name} is not described: ${z.prettifyError(error)}`)
  const { type, meta, inputs, output } = data
  return `## ${name}
${meta.summary}

- **${type}**, for ${doorOf(meta)}
- takes \`${shape(inputs[0], 'input')}\`
- answers \`${shape(output, 'output')}\`
`
}

/** Returns the page of all procedures, as their schemas have them. */
export function writeProcedures(): string {
  const sections = Object.entries(router._def.procedures)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, found]) => section(name, found))
  return `# Procedures
Written by \`npm run generate\` out of the routers that \`cms/procedures/rpc.router.ts\` joins. Screens of the back office
call them; programs may, with the same sign-in as over REST.

\`\`\`
GET  /api/rpc/post.searchTags?input={"name":"harbor"}     a query: {"result": {"data": …}}
POST /api/rpc/editor.requestUnlock  {"id": "…"}            a mutation
\`\`\`

A refusal answers with its HTTP status and \`{"error": {"message", "data": {"code", "httpStatus", "details"}}}\`; the message is
meant for people, \`details\` holds \`missingPermissions\` of a 403 and the places of mistakes of a 400. One call a request.
How one is added: [adding-a-procedure.md](adding-a-procedure.md).

${sections.join('\n')}`
}
