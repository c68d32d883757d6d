import type { Named } from './names.types.ts'

/** Returns a one-off author, whose id is the trimmed name in lower case (docs/spec/editor.md#one-off-authors). */
export function oneOffAuthorOf(text: string): Named {
  return { id: text.trim().toLowerCase(), name: text.trim() }
}

/** Returns whether an author is one-off: its id is its name, ignoring case. */
export function isOneOff({ id, name }: Named): boolean {
  return id === name.trim().toLowerCase()
}

/**
 * Returns the option to write a name without an author page into the by-line, or to take it out again; null while an
 * author of this very name is found, or nothing is typed (docs/spec/editor.md#one-off-authors).
 */
export function oneOffOption(
  text: string,
  found: readonly Named[],
  chosen: readonly Named[],
): { author: Named; label: string } | null {
  const author = oneOffAuthorOf(text)
  if (author.id === '' || found.some(({ name }) => name.trim().toLowerCase() === author.id)) return null
  const isChosen = chosen.some(({ id }) => id === author.id)
  return { author, label: `${isChosen ? 'Remove' : 'Add'} "${author.name}" as one-off author` }
}
