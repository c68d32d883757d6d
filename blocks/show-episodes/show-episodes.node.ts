import { elementNode } from '../core/node.factory.ts'
import { showEpisodes } from './show-episodes.schema.ts'

export const ShowEpisodesNode = elementNode(showEpisodes, ({ alignment }) => ({
  tag: 'div',
  className: `show-episodes show-episodes--${alignment}`,
}))
