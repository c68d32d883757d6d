import { leafNode } from '../core/node.factory.ts'
import { gallery } from './gallery.schema.ts'

export const GalleryNode = leafNode(gallery)
