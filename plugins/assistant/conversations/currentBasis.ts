import type { PayloadRequest } from 'payload'
import type { PassageRetriever } from '../assistant.types.ts'

interface Versioned {
  id: string
  version: string
}

/** Returns what distinguishes a version of a passage from all others. */
export function versionKey({ id, version }: Versioned): string {
  return `${id}@${version}`
}

/** Returns the story, document or text that a passage is of: its id without the place. */
export function sourceOf(passage: string): string {
  return passage.split('#')[0] ?? passage
}

/** Returns the keys of the passages that readers still see with the same text; a passage may be given in several versions. */
export async function currentBasis(
  req: PayloadRequest,
  retriever: PassageRetriever,
  passages: readonly Versioned[],
): Promise<Set<string>> {
  const current = new Set<string>()
  let rest = [...new Map(passages.map((passage) => [versionKey(passage), passage])).values()]
  // The retriever answers by id, so one question has one version of each.
  while (rest.length > 0) {
    const batch = [...new Map(rest.map((passage) => [passage.id, passage])).values()]
    const ids = await retriever.current(
      req,
      batch.map(({ id, version }) => ({ id, version })),
    )
    for (const passage of batch) if (ids.has(passage.id)) current.add(versionKey(passage))
    rest = rest.filter((passage) => !batch.includes(passage))
  }
  return current
}
