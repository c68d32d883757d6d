import { leafNode } from '../core/node.factory.ts'
import { audio } from './audio.schema.ts'

export const AudioNode = leafNode(audio)
