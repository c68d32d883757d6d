import { leafNode } from '../core/node.factory.ts'
import { podcastPromotionItem } from './podcast-promotion-item.schema.ts'

export const PodcastPromotionItemNode = leafNode(podcastPromotionItem)
