import { leafNode } from '../core/node.factory.ts'
import { separator } from './separator.schema.ts'

export const SeparatorNode = leafNode(separator)
