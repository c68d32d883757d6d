import type { Payload } from 'payload'
import { pin } from '#blocks/core/collectionQuery.schema.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { type PageMoment, pageNow } from '#plugins/slots/foreseen.ts'
import { fillSlots } from '#plugins/slots/slotsFill.ts'
import { frontBlocks } from './frontBlocks.ts'
import { type FrontOutline, outlineOf } from './frontOutline.ts'

/** The outline of a page, and the headlines of all posts in it by their ids: those that stand there and those that are pinned. */
export interface LoadedOutline {
  outline: FrontOutline
  headlines: Map<string, string>
}

/**
 * Resolves the slots of a body at a moment, as for readers, and reads the headlines.
 * @param body the state of the editor
 */
export async function loadOutline(
  payload: Payload,
  body: unknown,
  moment: PageMoment = pageNow(),
): Promise<LoadedOutline> {
  const blocks = frontBlocks(body)
  const placed = placeTree(blocks)
  const timeZone = async () => (await payload.findGlobal({ slug: 'settings', depth: 0 })).timeZone ?? 'UTC'
  const { slots } = await fillSlots({ payload }, placed, moment, timeZone)
  const pinned = [...walkBlocks(blocks)].flatMap(({ props }) => pin.safeParse(props.pinned).data?.id ?? [])
  const standing = [...slots.values()].flatMap((resolved) => resolved.flatMap(({ post }) => post ?? []))
  const headlines = await headlinesOf(payload, [...pinned, ...standing])
  for (const { id, content } of moment.foreseen) {
    if (typeof content.headline === 'string') headlines.set(id, content.headline)
  }
  return { outline: outlineOf(blocks, slots, headlines), headlines }
}

/** Returns the headlines of posts, published or not, by their ids. Ids that name none are missing. */
export async function headlinesOf(payload: Payload, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => /^\d{1,9}$/.test(id)).map(Number)
  if (wanted.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'posts',
    where: { id: { in: wanted } },
    select: { headline: true },
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, headline }) => [String(id), headline ?? '']))
}
