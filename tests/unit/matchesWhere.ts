import type { Where } from 'payload'

/**
 * Evaluates a Payload query against a document in memory, as PostgreSQL would: only the operators that policies use.
 * A relationship to many matches when one of its ids does.
 * @throws Error on any other operator, so that a policy cannot slip through untested.
 */
export function matchesWhere(where: Where | boolean, document: object): boolean {
  if (typeof where === 'boolean') return where
  return Object.entries(where).every(([key, condition]) => {
    if (key === 'and') return asQueries(condition).every((part) => matchesWhere(part, document))
    if (key === 'or') return asQueries(condition).some((part) => matchesWhere(part, document))
    const value: unknown = Reflect.get(document, key)
    return Object.entries(condition as object).every(([operator, operand]) => matches(operator, value, operand))
  })
}

const asQueries = (condition: Where[string]): Where[] => (Array.isArray(condition) ? condition : [])

const matches = (operator: string, value: unknown, operand: unknown): boolean => {
  const values = (Array.isArray(value) ? value : [value]).map(textOfId)
  switch (operator) {
    case 'equals':
      return values.includes(textOfId(operand))
    case 'in':
      return Array.isArray(operand) && operand.some((one) => values.includes(textOfId(one)))
    case 'exists': {
      const isThere = value !== null && value !== undefined
      return isThere === operand
    }
    default:
      throw new Error(`The operator ${operator} is not evaluated in memory; add it here.`)
  }
}

const textOfId = (value: unknown): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return String(id)
}
