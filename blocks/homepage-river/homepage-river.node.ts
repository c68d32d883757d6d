import { leafNode } from '../core/node.factory.ts'
import { homepageRiver } from './homepage-river.schema.ts'

export const HomepageRiverNode = leafNode(homepageRiver)
