import { leafNode } from '../core/node.factory.ts'
import { video } from './video.schema.ts'

export const VideoNode = leafNode(video)
