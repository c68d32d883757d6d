import { elementNode } from '../core/node.factory.ts'
import { sidebarContent } from './sidebar-content.schema.ts'

export const SidebarContentNode = elementNode(sidebarContent, () => ({ tag: 'div', className: 'sidebar-content' }))
