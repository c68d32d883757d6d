import { text } from 'node:stream/consumers'
import { prerender } from 'react-dom/static'
import type { Block } from '../core/block.types.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import type { PageContext } from '../core/render.types.ts'
import { BlockTree } from './BlockTree.tsx'
import { placeTree } from './tree.ts'

/** Returns the HTML that readers of a page of these blocks get. */
export async function renderTree(blocks: Block[], page: PageContext = pageFixture()): Promise<string> {
  const { prelude } = await prerender(<BlockTree blocks={placeTree(blocks)} page={page} />)
  return text(prelude)
}
