import { mostReadPath } from '#collections/addresses/publicPath.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { frameOf } from './frame.load.ts'
import { asideBlocks, withoutEmpty } from './listAside.ts'
import { shapeSeo } from './seo.shape.ts'

/**
 * Returns the page of what is read most. Stories lead to it and load it near their end: a list in each story would render all
 * of them again with every edit of a story that is in it.
 */
export async function answerMostRead(request: ReaderRequest): Promise<FoundPage> {
  const listed = asideBlocks(null)
  const { site, references } = await frameOf(request, listed)
  const title = 'Most Read'
  return {
    kind: 'most-read',
    site,
    path: mostReadPath,
    title,
    seo: shapeSeo({ title, fallback: `What readers of ${site.name} read most now.`, images: [site.logo] }),
    references,
    blocks: withoutEmpty(listed, references),
  }
}
