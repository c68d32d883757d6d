import { elementNode } from '../core/node.factory.ts'
import { sectionTitle } from './section-title.schema.ts'

export const SectionTitleNode = elementNode(sectionTitle, ({ size }) => ({
  tag: 'div',
  className: `section-title section-title--${size}`,
}))
