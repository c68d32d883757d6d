import { elementNode } from '../core/node.factory.ts'
import { code } from './code.schema.ts'

export const CodeNode = elementNode(code, () => ({ tag: 'pre', className: 'code' }))
