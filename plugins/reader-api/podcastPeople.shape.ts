import { listPath } from '#collections/addresses/publicPath.ts'
import type { ReaderPodcast } from '#contract/readerApi.schema.ts'
import type { CreditRows } from './credits.load.ts'
import { foundIn, type References, type Related } from './related.load.ts'
import type { PodcastRow } from './rows.schema.ts'

type Person = ReaderPodcast['episodes'][number]['people'][number]

export function referencesOfPeople({ people }: CreditRows): References {
  return {
    media: [...people.values()].map(({ portrait }) => portrait),
  }
}

/** Returns who is heard in an episode and who made it: its authors as hosts, its contributors by their roles. */
export function shapePeople(row: PodcastRow, { people, roles }: CreditRows, related: Related): Person[] {
  const person = (id: string | null, role: string): Person[] =>
    foundIn(people, [id]).map(({ name, slug, portrait }) => ({
      name,
      role,
      url: listPath('author', slug),
      portrait: foundIn(related.media, [portrait])[0] ?? null,
    }))
  return [
    ...row.authors.flatMap((id) => person(id, 'Host')),
    ...row.oneOffAuthors.map((name) => ({ name, role: 'Host', url: null, portrait: null })),
    ...row.contributors.flatMap(({ author, role }) =>
      foundIn(roles, [role]).flatMap(({ name }) => person(author, name)),
    ),
  ]
}
