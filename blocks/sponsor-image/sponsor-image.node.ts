import { leafNode } from '../core/node.factory.ts'
import { sponsorImage } from './sponsor-image.schema.ts'

export const SponsorImageNode = leafNode(sponsorImage)
