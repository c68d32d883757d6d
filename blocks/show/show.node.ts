import { leafNode } from '../core/node.factory.ts'
import { show } from './show.schema.ts'

export const ShowNode = leafNode(show)
