import { elementNode } from '../core/node.factory.ts'
import { featuredMediaCaption } from './featured-media-caption.schema.ts'

export const FeaturedMediaCaptionNode = elementNode(featuredMediaCaption, () => ({
  tag: 'p',
  className: 'featured-media-caption',
}))
