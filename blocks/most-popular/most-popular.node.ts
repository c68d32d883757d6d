import { leafNode } from '../core/node.factory.ts'
import { mostPopular } from './most-popular.schema.ts'

export const MostPopularNode = leafNode(mostPopular)
