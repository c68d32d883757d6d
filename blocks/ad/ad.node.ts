import { leafNode } from '../core/node.factory.ts'
import { ad } from './ad.schema.ts'

export const AdNode = leafNode(ad)
