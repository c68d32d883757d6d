import { leafNode } from '../core/node.factory.ts'
import { spacer } from './spacer.schema.ts'

export const SpacerNode = leafNode(spacer)
