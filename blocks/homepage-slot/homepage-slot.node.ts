import { leafNode } from '../core/node.factory.ts'
import { homepageSlot } from './homepage-slot.schema.ts'

export const HomepageSlotNode = leafNode(homepageSlot, 'homepage-slot')
