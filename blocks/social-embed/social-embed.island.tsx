import { GrowingFrame } from '../core/GrowingFrame.tsx'
import { embedHeightOf } from './socialEmbedHeight.ts'

export interface SocialEmbedIslandProps {
  src: string
  title: string
}

/** Renders a post whose provider does not say how high it is. */
export function SocialEmbedIsland({ src, title }: SocialEmbedIslandProps) {
  return <GrowingFrame src={src} title={title} name="social-embed" heightOf={embedHeightOf} />
}
