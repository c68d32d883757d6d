import { sameJson } from '#blocks/core/sameJson.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import type { ComparedBlock } from './blocks.compare.ts'

// Kinds of blocks and fields that a phrase names; further ones are counted.
const maxNamed = 4

/** Says in a phrase what changed between two versions: '3 paragraphs, headline'. Empty where nothing that shows did. */
export function changePhrase(rows: readonly ComparedBlock[], fields: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const type of changedTypes(rows)) counts.set(type, (counts.get(type) ?? 0) + 1)
  const named = [
    ...[...counts].map(([type, count]) => countOf(count, (definitionOf(type)?.title ?? type).toLowerCase())),
    ...fields.map((label) => label.toLowerCase()),
  ]
  const rest = named.length - maxNamed
  return [...named.slice(0, maxNamed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ')
}

// A box in which only its content changed is not named itself; a block that moved is named where it is now.
function changedTypes(rows: readonly ComparedBlock[]): string[] {
  return rows.flatMap(({ state, before, after, settings, children }) => {
    if (state === 'same' || (state === 'moved' && !after)) return []
    const block = after ?? before
    const isOwn = state !== 'changed' || settings.length > 0 || !sameJson(before?.content, after?.content)
    const own = isOwn && block ? [block.type] : []
    return state === 'changed' ? [...own, ...changedTypes(children)] : own
  })
}

const countOf = (count: number, noun: string): string => `${count} ${count === 1 ? noun : pluralOf(noun)}`

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return noun.endsWith('s') ? noun : `${noun}s`
}
