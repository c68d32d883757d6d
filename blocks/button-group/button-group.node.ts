import { elementNode } from '../core/node.factory.ts'
import { buttonGroup } from './button-group.schema.ts'

export const ButtonGroupNode = elementNode(buttonGroup, ({ buttonSize, buttonWidth, alignButtons, wrap }) => ({
  tag: 'div',
  className: `button-group button-group--${buttonSize} button-group--${buttonWidth} button-group--${alignButtons}${wrap ? '' : ' button-group--single-row'}`,
}))
