import { leafNode } from '../core/node.factory.ts'
import { imageCompare } from './image-compare.schema.ts'

export const ImageCompareNode = leafNode(imageCompare)
