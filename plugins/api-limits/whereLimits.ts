import type { FlattenedField } from 'payload'
import { type FieldsOf, relatedTo } from './hiddenSort.ts'

/** Limits of one query. The database joins a table for each relation of each condition, and again for their product. */
export interface WhereLimits {
  conditions: number
  /** Documents that a path leads through: `authors.name` through one. */
  relations: number
  /** Values of one condition, as of `in`. */
  values: number
}

/** For clients without a log-in, of whom there are any number. */
export const strangersWhere: WhereLimits = { conditions: 10, relations: 1, values: 100 }

/** For members of the newsroom and their programs. */
export const membersWhere: WhereLimits = { conditions: 50, relations: 2, values: 1_000 }

const maxNesting = 10

// Operators of geographical fields, of which no collection has one.
const geographicalOperators: ReadonlySet<string> = new Set(['near', 'within', 'intersects'])

interface Condition {
  path: string
  operator: string
  values: number
  hasNul: boolean
}

/**
 * Returns why a query is refused, in the words of its answer; null where it is not.
 * @param fields of the collection that is queried
 * @param where as it came: nothing is known of its shape
 */
export function refusalOfWhere(
  fieldsOf: FieldsOf,
  fields: readonly FlattenedField[],
  where: unknown,
  limits: WhereLimits,
): string | null {
  const found = conditionsOf(where, limits.conditions)
  if (found === 'deep') return `and and or may be nested ${maxNesting} levels deep at most.`
  if (found.length > limits.conditions) return `A query may have at most ${limits.conditions} conditions.`
  const long = found.find(({ values }) => values > limits.values)
  if (long) return `A condition may have at most ${limits.values} values: ${long.path} has more.`
  const geographical = found.find(({ operator }) => geographicalOperators.has(operator))
  if (geographical) return `${geographical.path} is not a geographical field: ${geographical.operator} does not apply.`
  const empty = found.find(({ hasNul }) => hasNul)
  if (empty) return `The value for ${empty.path} has the character U+0000, which no text contains.`
  const far = found.find(({ path }) => relationsOf(fieldsOf, fields, path) > limits.relations)
  if (!far) return null
  const documents = limits.relations === 1 ? 'one related document' : `${limits.relations} related documents`
  return `A condition may lead through ${documents} at most: ${far.path} leads further.`
}

function conditionsOf(where: unknown, max: number): Condition[] | 'deep' {
  const found: Condition[] = []
  let isDeep = false
  const read = (part: unknown, level: number): void => {
    if (typeof part !== 'object' || part === null || isDeep) return
    if (level > maxNesting) {
      isDeep = true
      return
    }
    for (const [path, value] of Object.entries(part)) {
      if (found.length > max) return
      if (isJunction(path)) for (const item of asList(value)) read(item, level + 1)
      else
        found.push(...Object.entries(Object(value)).map(([operator, operand]) => conditionOf(path, operator, operand)))
    }
  }
  read(where, 0)
  return isDeep ? 'deep' : found
}

const conditionOf = (path: string, operator: string, operand: unknown): Condition => ({
  path,
  operator,
  values: valuesIn(operand),
  hasNul: [operand].flat().some((value) => typeof value === 'string' && value.includes('\0')),
})

const isJunction = (path: string): boolean => ['and', 'or'].includes(path.toLowerCase())

// A query string with many or distant indexes is read as an object.
const asList = (value: unknown): readonly unknown[] => (typeof value === 'object' && value ? Object.values(value) : [])

// Payload splits the text of `in` at its commas.
const valuesIn = (operand: unknown): number => {
  if (typeof operand === 'string') return operand.split(',').length
  return typeof operand === 'object' && operand ? Object.keys(operand).length : 1
}

// Returns how many documents a path leads through.
function relationsOf(fieldsOf: FieldsOf, fields: readonly FlattenedField[], path: string): number {
  const [name, ...rest] = path
    .replaceAll('__', '.')
    .replace(/^version\./, '')
    .split('.')
  if (rest.length === 0) return 0
  const field = fields.find((one) => one.name === name)
  // A version names its document so.
  if (!field) return name === 'parent' ? 1 + relationsOf(fieldsOf, fields, rest.join('.')) : 0
  if ('flattenedFields' in field) return relationsOf(fieldsOf, field.flattenedFields, rest.join('.'))
  const related = relatedTo(field)
  if (related.length === 0) return 0
  const below = related.map((slug) => relationsOf(fieldsOf, fieldsOf(slug), rest.join('.')))
  return 1 + Math.max(...below)
}
