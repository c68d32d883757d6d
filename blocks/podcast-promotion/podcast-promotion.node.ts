import { elementNode } from '../core/node.factory.ts'
import { podcastPromotion } from './podcast-promotion.schema.ts'

export const PodcastPromotionNode = elementNode(podcastPromotion, () => ({
  tag: 'div',
  className: 'podcast-promotion',
}))
