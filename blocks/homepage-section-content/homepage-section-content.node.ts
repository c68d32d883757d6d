import { elementNode } from '../core/node.factory.ts'
import { homepageSectionContent } from './homepage-section-content.schema.ts'

export const HomepageSectionContentNode = elementNode(homepageSectionContent, () => ({
  tag: 'div',
  className: 'homepage-section-content',
}))
