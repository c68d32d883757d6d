/** Evaluates those of Payload's queries that need no database: conditions on single values, joined by AND. */
export type HeldRow = Record<string, unknown>

export interface Condition {
  field: string
  operator: 'equals' | 'not_equals' | 'in'
  value: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isOperator = (name: string): name is Condition['operator'] =>
  name === 'equals' || name === 'not_equals' || name === 'in'

/** Returns the conditions of a query that asks for all of them; null for any other query. */
export function conditionsOf(where: unknown): Condition[] | null {
  if (!isObject(where)) return null
  const conditions: Condition[] = []
  for (const [field, comparison] of Object.entries(where)) {
    const found = field === 'and' ? conditionsOfAll(comparison) : conditionsOfField(field, comparison)
    if (!found) return null
    conditions.push(...found)
  }
  return conditions
}

function conditionsOfAll(parts: unknown): Condition[] | null {
  if (!Array.isArray(parts)) return null
  const all = parts.map(conditionsOf)
  return all.some((conditions) => conditions === null) ? null : all.flatMap((conditions) => conditions ?? [])
}

function conditionsOfField(field: string, comparison: unknown): Condition[] | null {
  if (!isObject(comparison) || field === 'or') return null
  const conditions: Condition[] = []
  for (const [operator, value] of Object.entries(comparison)) {
    if (!isOperator(operator)) return null
    conditions.push({ field, operator, value })
  }
  return conditions
}

/** Returns the values that a row must have one of; null for a condition that only excludes values. */
export function valuesOf({ operator, value }: Condition): readonly unknown[] | null {
  if (operator === 'in') return Array.isArray(value) ? value : null
  return operator === 'equals' ? [value] : null
}

/** Returns true for a row that meets all conditions. Nested fields are named with dots. */
export function meets(row: HeldRow, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => {
    const found = condition.field.split('.').reduce<unknown>((inner, name) => isObject(inner) && inner[name], row)
    if (condition.operator === 'not_equals') return found !== condition.value
    return valuesOf(condition)?.includes(found) ?? false
  })
}
