import { leafNode } from '../core/node.factory.ts'
import { dynamicContent } from './dynamic-content.schema.ts'

export const DynamicContentNode = leafNode(dynamicContent)
