import { leafNode } from '../core/node.factory.ts'
import { episodeShowcaseSlot } from './episode-showcase-slot.schema.ts'

export const EpisodeShowcaseSlotNode = leafNode(episodeShowcaseSlot)
