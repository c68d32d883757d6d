import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { placedBlock } from '#contract/block.schema.ts'
import { homeClicks } from '../numbers/usual.read.ts'
import type { BesideUsual } from '../numbers/usual.ts'

/** Returns how often the slots of the home page, as readers have it, are clicked now and usually, by the ids of their blocks. */
export async function slotClicks(req: PayloadRequest, now: Date): Promise<Record<string, BesideUsual>> {
  const { blocks } = await req.payload.findByID({
    collection: 'fronts',
    id: homeFrontId,
    select: { blocks: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const clicks = await homeClicks(req, now)
  return Object.fromEntries(
    [...walkBlocks(z.array(placedBlock).parse(blocks ?? []))].flatMap(({ id, type, nthOfType, placementRow }) => {
      const found = clicks.get(`${type} ${nthOfType} ${placementRow}`)
      return found && type === 'homepage-slot' ? [[id, found]] : []
    }),
  )
}
