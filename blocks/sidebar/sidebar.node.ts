import { elementNode } from '../core/node.factory.ts'
import { sidebar } from './sidebar.schema.ts'

export const SidebarNode = elementNode(sidebar, ({ alignment }) => ({
  tag: 'div',
  className: `sidebar sidebar--${alignment}`,
}))
