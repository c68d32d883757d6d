import { elementNode } from '../core/node.factory.ts'
import { homepageEditorsPicks } from './homepage-editors-picks.schema.ts'

export const HomepageEditorsPicksNode = elementNode(homepageEditorsPicks, ({ title }) => ({
  tag: 'div',
  className: 'homepage-editors-picks',
  data: { title: String(title) },
}))
