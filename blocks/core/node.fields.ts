/** Storage of a block's properties in its node: each in an own field, so that two people can change two of them. */
import type { BlockDefinition } from './defineBlock.ts'

type NodeFields = Record<string, unknown>

function fieldsOf(node: object): Record<string, unknown> {
  return node as Record<string, unknown>
}

// The own field that holds a property: a prefix keeps it clear of Lexical's own `__style`, `__format`, `__type`.
function fieldName(property: string): string {
  return `__prop_${property}`
}

function propertyNames(definition: BlockDefinition): string[] {
  return Object.keys(definition.props.shape)
}

export function writeFields(node: object, definition: BlockDefinition, props: NodeFields): void {
  for (const name of propertyNames(definition)) {
    if (name in props) fieldsOf(node)[fieldName(name)] = props[name]
  }
}

export function readFields(node: object, definition: BlockDefinition): NodeFields {
  return Object.fromEntries(propertyNames(definition).map((name) => [name, fieldsOf(node)[fieldName(name)]]))
}

/** Returns the schema's defaults of unset properties, also for what was saved before a property existed. */
export function defaultsOf(definition: BlockDefinition): NodeFields {
  return definition.props.parse({})
}
