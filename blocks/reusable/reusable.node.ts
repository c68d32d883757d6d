import { leafNode } from '../core/node.factory.ts'
import { reusable } from './reusable.schema.ts'

export const ReusableNode = leafNode(reusable)
