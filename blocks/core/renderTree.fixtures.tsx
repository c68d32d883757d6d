import { text } from 'node:stream/consumers'
import { prerender } from 'react-dom/static'
import { definitionOf } from '../registry/schemas.ts'
import { BlockTree } from './BlockTree.tsx'
import type { Block } from './block.types.ts'
import { pageFixture } from './page.fixtures.tsx'
import type { PageContext } from './render.types.ts'
import { placeBlocks } from './tree.walk.ts'

/** The HTML that readers of a page of these blocks get. */
export async function renderTree(blocks: Block[], page: PageContext = pageFixture()): Promise<string> {
  const placed = placeBlocks(blocks, (type) => definitionOf(type)?.takesRow ?? true)
  const { prelude } = await prerender(<BlockTree blocks={placed} page={page} />)
  return text(prelude)
}
