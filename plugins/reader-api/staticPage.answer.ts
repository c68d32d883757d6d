import { pagePath } from '#collections/addresses/publicPath.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { referencedIds } from './blockReferences.load.ts'
import { frameOf } from './frame.load.ts'
import { loadTree } from './readerTree.load.ts'
import type { PageRow } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { sources } from './sources.ts'

/** Returns a page that is no news: about, terms of use. */
export async function answerStaticPage(request: ReaderRequest, slug: string): Promise<FoundPage> {
  const row = await request.reads.first(sources.pages, { slug: { equals: slug } })
  return row && staticPage(request, row)
}

/** Returns the page of a row, with everything it names that readers may see. */
export async function staticPage(request: ReaderRequest, row: PageRow): Promise<ReaderPage> {
  const blocks = await loadTree(request, row.body)
  const frame = await frameOf(request, blocks)
  const images = [...referencedIds(blocks, 'media').map((id) => frame.references.media[id]), frame.site.logo]
  return {
    ...frame,
    kind: 'page',
    path: pagePath(row.slug),
    seo: shapeSeo({ title: row.title, blocks, images }),
    title: row.title,
    blocks,
    updatedAt: row.updatedAt,
  }
}
