import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Frame } from '../core/Frame.tsx'
import { Island } from '../core/Island.tsx'
import { Link } from '../core/Link.tsx'
import { OthersContent } from '../core/OthersContent.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { SocialEmbedIsland } from './social-embed.island.tsx'
import { socialEmbed } from './social-embed.schema.ts'
import { embedFrame, embedShape } from './socialEmbedFrame.ts'

/**
 * Renders a post of another site in a sandboxed frame; in a feed a link to it. Needs a script only where its height is
 * unknown.
 */
export const renderSocialEmbed: BlockRenderer<typeof socialEmbed> = ({ block, page }) => {
  const { embedId, provider, title, width, height, ...place } = block.props
  const frame = embedId ? embedFrame(page.embedBase, page.site.url, { embedId, provider, title }) : null
  if (!frame) {
    reportBlock(block, 'not shown, nothing is embedded')
    return null
  }
  return (
    <figure {...blockAttributes(socialEmbed, place)}>
      {page.medium === 'feed' && (
        <Link href={frame.src} page={page}>
          {frame.title}
        </Link>
      )}
      {page.medium === 'page' && height > 0 && (
        <div className="social-embed__box" style={embedShape(width, height)}>
          <OthersContent page={page} from={provider || undefined}>
            <Frame {...frame} className="social-embed__frame" />
          </OthersContent>
        </div>
      )}
      {page.medium === 'page' && height === 0 && (
        <OthersContent page={page} from={provider || undefined}>
          <Island name="social-embed" component={SocialEmbedIsland} props={frame} />
        </OthersContent>
      )}
    </figure>
  )
}
