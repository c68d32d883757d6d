import { elementNode } from '../core/node.factory.ts'
import { homepageSectionSidebar } from './homepage-section-sidebar.schema.ts'

export const HomepageSectionSidebarNode = elementNode(homepageSectionSidebar, () => ({
  tag: 'div',
  className: 'homepage-section-sidebar',
}))
