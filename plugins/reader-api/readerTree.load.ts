import type { PlacedBlock } from '#blocks/core/block.types.ts'
import type { LexicalStateJson } from '#blocks/core/lexical.types.ts'
import { publicTree, reusableIds } from '#blocks/registry/tree.ts'
import type { ReaderRequest } from './answer.types.ts'
import type { PublicReads } from './publicReads.ts'
import { sources } from './sources.ts'

type Body = LexicalStateJson | null

/**
 * Returns the block trees of bodies as readers get them, reusable blocks included: those that are published, in the
 * place where they are named. One query for all bodies, none where nothing is reused.
 */
export async function loadTrees(reads: PublicReads, bodies: Body[]): Promise<PlacedBlock[][]> {
  const rows = await reads.byIds(sources.reusableBlocks, bodies.flatMap(reusableIds))
  const reusable = new Map([...rows.values()].flatMap(({ id, body }) => (body ? [[id, body] as const] : [])))
  return bodies.map((body) => publicTree(body, reusable))
}

export async function loadTree(request: Pick<ReaderRequest, 'reads' | 'settings'>, body: Body): Promise<PlacedBlock[]> {
  const [tree = []] = await loadTrees(request.reads, [body])
  return request.reads.filled(tree, async () => (await request.settings).timeZone)
}
