import { elementNode } from '../core/node.factory.ts'
import { episodeShowcase } from './episode-showcase.schema.ts'

export const EpisodeShowcaseNode = elementNode(episodeShowcase, ({ alignment }) => ({
  tag: 'div',
  className: `episode-showcase episode-showcase--${alignment}`,
}))
