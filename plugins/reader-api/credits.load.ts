import { listPath } from '#collections/addresses/publicPath.ts'
import type { ReaderProfile } from '#contract/reader.schema.ts'
import type { ReaderCredits } from '#contract/readerApi.schema.ts'
import type { PublicReads } from './publicReads.ts'
import { foundIn, type References, type Related } from './related.load.ts'
import type { ArticleRow, AuthorPageRow, NamedRow, PostSourceRow } from './rows.schema.ts'
import { sources } from './sources.ts'

/** Everybody and everything that the credits of a post name, by id. */
export interface CreditRows {
  people: Map<string, AuthorPageRow>
  roles: Map<string, NamedRow>
  sources: Map<string, PostSourceRow>
}

const ids = (references: (string | null)[]): string[] => references.filter((id) => id !== null)

type Credited = Pick<ArticleRow, 'authors' | 'contributors' | 'sources'>

/** Loads the contributors of posts. At most three parallel queries; none for kinds that no post names. */
export async function loadCredits(reads: PublicReads, ...rows: Credited[]): Promise<CreditRows> {
  const contributors = rows.flatMap((row) => row.contributors)
  const authors = [...rows.flatMap((row) => row.authors), ...contributors.map(({ author }) => author)]
  const [people, roles, from] = await Promise.all([
    reads.byIds(sources.authorPages, ids(authors)),
    reads.byIds(sources.contributorRoles, ids(contributors.map(({ role }) => role))),
    reads.byIds(
      sources.postSources,
      rows.flatMap((row) => row.sources),
    ),
  ])
  return { people, roles, sources: from }
}

export function referencesOfCredits({ authors }: ArticleRow, { people }: CreditRows): References {
  return { media: foundIn(people, authors).map(({ portrait }) => portrait) }
}

export function shapeProfile(row: AuthorPageRow, related: Related): ReaderProfile {
  const { name, slug, role, bio, contact, links } = row
  return {
    name,
    url: listPath('author', slug),
    role,
    bio,
    portrait: foundIn(related.media, [row.portrait])[0] ?? null,
    contact,
    links: links.map(({ label, url }) => ({ label, href: url })),
  }
}

/** Returns who made a post: its authors, its contributors by role, and where it came from. */
export function shapeCredits(row: ArticleRow, rows: CreditRows, related: Related): ReaderCredits {
  const byRole = new Map<string, ReaderCredits['contributors'][number]['people']>()
  for (const { author, role } of row.contributors) {
    const [person] = foundIn(rows.people, [author])
    const [{ name: label } = { name: null }] = foundIn(rows.roles, [role])
    if (!person || label === null) continue
    const { name, slug } = person
    byRole.set(label, [...(byRole.get(label) ?? []), { name, url: listPath('author', slug) }])
  }
  return {
    authors: foundIn(rows.people, row.authors).map((author) => shapeProfile(author, related)),
    contributors: [...byRole].map(([role, people]) => ({ role, people })),
    sources: foundIn(rows.sources, row.sources).map(({ name, url }) => ({ name, url })),
  }
}
