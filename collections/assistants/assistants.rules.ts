/** What is wrong with the settings of an assistant or a forum, in words for the form. Pure. */

/** Types of the files that an assistant can read. */
export const documentTypes = ['application/pdf', 'text/plain'] as const

/** Returns what is wrong with the days that stories are taken from; true for nothing. */
export function checkPeriod(from: unknown, to: unknown): string | true {
  const [first, last] = [momentOf(from), momentOf(to)]
  return first === null || last === null || first <= last || 'Choose a day that is not before “Published from”.'
}

const momentOf = (value: unknown): number | null => {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(moment) ? null : moment
}

/** Returns what is wrong with the name of a model; true for nothing. */
export function checkModel(value: unknown): string | true {
  return (
    (typeof value === 'string' && /^[\w.:@/-]{1,100}$/.test(value)) ||
    'Write the name of a model without spaces, for example claude-haiku-4-5.'
  )
}

/** Returns what is wrong with a number that counts something; true for nothing. */
export function checkCount(value: unknown): string | true {
  return (
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000) ||
    'Write a whole number from 1 to 1,000,000.'
  )
}

export function checkDollars(value: unknown): string | true {
  return (
    (typeof value === 'number' && value >= 0.01 && value <= 100_000) || 'Write an amount from 0.01 to 100,000 dollars.'
  )
}

/** Returns what is wrong with questions to choose from; true for nothing. */
export function checkQuestions(rows: unknown): string | true {
  const twice = repeated(valuesOf(rows, 'question'))
  return twice === null || `“${twice}” is there twice.`
}

/** Returns what is wrong with the candidates of a forum; true for nothing. */
export function checkCandidates(rows: unknown): string | true {
  const name = repeated(valuesOf(rows, 'name'))
  if (name !== null) return `Two candidates are called ${name}. Tell them apart by their names.`
  const assistants = valuesOf(rows, 'assistant').filter(Boolean)
  return repeated(assistants) === null || 'Two candidates have the same assistant. Give each an assistant of their own.'
}

const valuesOf = (rows: unknown, field: string): string[] =>
  (Array.isArray(rows) ? rows : []).map((row: unknown) => {
    const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : null
    const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value
    return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : ''
  })

// Returns the first text that occurs more than once, whatever its capitals.
const repeated = (texts: readonly string[]): string | null => {
  const seen = new Set<string>()
  for (const text of texts) {
    const key = text.toLowerCase().replaceAll(/\s+/g, ' ')
    if (key !== '' && seen.has(key)) return text
    seen.add(key)
  }
  return null
}
