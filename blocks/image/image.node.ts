import { leafNode } from '../core/node.factory.ts'
import { image } from './image.schema.ts'

export const ImageNode = leafNode(image)
