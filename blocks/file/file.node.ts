import { leafNode } from '../core/node.factory.ts'
import { file } from './file.schema.ts'

export const FileNode = leafNode(file)
