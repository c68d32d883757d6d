import { elementNode } from '../core/node.factory.ts'
import { homepageSectionHeader } from './homepage-section-header.schema.ts'

export const HomepageSectionHeaderNode = elementNode(homepageSectionHeader, () => ({
  tag: 'div',
  className: 'homepage-section-header',
}))
