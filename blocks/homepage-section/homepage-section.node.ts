import { elementNode } from '../core/node.factory.ts'
import { homepageSection } from './homepage-section.schema.ts'

export const HomepageSectionNode = elementNode(homepageSection, ({ showSectionHeader }) => ({
  tag: 'div',
  className: `homepage-section${showSectionHeader ? '' : ' homepage-section--headless'}`,
}))
