import { elementNode } from '../core/node.factory.ts'
import { dek } from './dek.schema.ts'

export const DekNode = elementNode(dek, () => ({ tag: 'p', className: 'dek' }))
