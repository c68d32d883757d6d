import { elementNode } from '../core/node.factory.ts'
import { sidebarHeader } from './sidebar-header.schema.ts'

export const SidebarHeaderNode = elementNode(sidebarHeader, ({ size }) => ({
  tag: 'div',
  className: `sidebar-header sidebar-header--${size}`,
}))
