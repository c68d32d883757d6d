import { elementNode } from '../core/node.factory.ts'
import { button } from './button.schema.ts'

export const ButtonNode = elementNode(button, ({ style }) => ({ tag: 'div', className: `button button--${style}` }))
