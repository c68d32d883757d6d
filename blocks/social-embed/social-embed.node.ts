import { leafNode } from '../core/node.factory.ts'
import { socialEmbed } from './social-embed.schema.ts'

export const SocialEmbedNode = leafNode(socialEmbed)
