import { text } from 'node:stream/consumers'
import { prerender } from 'react-dom/static'
import { placeTree } from '../registry/tree.place.ts'
import { BlockTree } from './BlockTree.tsx'
import type { Block } from './block.types.ts'
import { pageFixture } from './page.fixtures.tsx'
import type { PageContext } from './render.types.ts'

/** Returns the HTML that readers of a page of these blocks get. */
export async function renderTree(blocks: Block[], page: PageContext = pageFixture()): Promise<string> {
  const { prelude } = await prerender(<BlockTree blocks={placeTree(blocks)} page={page} />)
  return text(prelude)
}
