import { elementNode } from '../core/node.factory.ts'
import { homepageEditorsPicks } from './homepage-editors-picks.schema.ts'

export const HomepageEditorsPicksNode = elementNode(homepageEditorsPicks, ({ title }, childCount) => ({
  tag: 'div',
  className: 'homepage-editors-picks homepage-editors-picks__list',
  data: { title: String(title), count: String(childCount) },
}))
