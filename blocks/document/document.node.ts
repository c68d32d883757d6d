import { leafNode } from '../core/node.factory.ts'
import { document } from './document.schema.ts'

export const DocumentNode = leafNode(document)
