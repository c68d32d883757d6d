import { leafNode } from '../core/node.factory.ts'
import { showEpisodesSlot } from './show-episodes-slot.schema.ts'

export const ShowEpisodesSlotNode = leafNode(showEpisodesSlot)
