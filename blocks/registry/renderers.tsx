import type { ReactNode } from 'react'
import type { z } from 'zod'
import { renderAd } from '../ad/ad.render.tsx'
import { renderAside } from '../aside/aside.render.tsx'
import { renderAudio } from '../audio/audio.render.tsx'
import { renderBlockquote } from '../blockquote/blockquote.render.tsx'
import { renderButton } from '../button/button.render.tsx'
import { renderButtonGroup } from '../button-group/button-group.render.tsx'
import { renderChart } from '../chart/chart.render.tsx'
import { renderCheckList } from '../check-list/check-list.render.tsx'
import { renderCheckListItem } from '../check-list-item/check-list-item.render.tsx'
import { renderCode } from '../code/code.render.tsx'
import { renderColumn } from '../column/column.render.tsx'
import { renderColumns } from '../columns/columns.render.tsx'
import { renderContainer } from '../container/container.render.tsx'
import { BlockDebug } from '../core/BlockDebug.tsx'
import type { PlacedBlock } from '../core/block.types.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { PropsOf } from '../core/defineBlock.ts'
import { Inline } from '../core/Inline.tsx'
import { parseProps } from '../core/parseProps.ts'
import type { BlockRenderer, RenderProps } from '../core/render.types.ts'
import { renderDek } from '../dek/dek.render.tsx'
import { renderDocument } from '../document/document.render.tsx'
import { renderDynamicContent } from '../dynamic-content/dynamic-content.render.tsx'
import { renderEpisodeShowcase } from '../episode-showcase/episode-showcase.render.tsx'
import { renderEpisodeShowcaseSlot } from '../episode-showcase-slot/episode-showcase-slot.render.tsx'
import { renderFeaturedMediaCaption } from '../featured-media-caption/featured-media-caption.render.tsx'
import { renderFile } from '../file/file.render.tsx'
import { renderGallery } from '../gallery/gallery.render.tsx'
import { renderHeading } from '../heading/heading.render.tsx'
import { renderHomepageEditorsPicks } from '../homepage-editors-picks/homepage-editors-picks.render.tsx'
import { renderHomepageRiver } from '../homepage-river/homepage-river.render.tsx'
import { renderHomepageRow } from '../homepage-row/homepage-row.render.tsx'
import { renderHomepageSection } from '../homepage-section/homepage-section.render.tsx'
import { renderHomepageSectionContent } from '../homepage-section-content/homepage-section-content.render.tsx'
import { renderHomepageSectionHeader } from '../homepage-section-header/homepage-section-header.render.tsx'
import { renderHomepageSectionSidebar } from '../homepage-section-sidebar/homepage-section-sidebar.render.tsx'
import { renderHomepageSlot } from '../homepage-slot/homepage-slot.render.tsx'
import { renderHtml } from '../html/html.render.tsx'
import { renderImage } from '../image/image.render.tsx'
import { renderImageCompare } from '../image-compare/image-compare.render.tsx'
import { renderInArticlePromotion } from '../in-article-promotion/in-article-promotion.render.tsx'
import { renderInfobox } from '../infobox/infobox.render.tsx'
import { renderInfoboxItem } from '../infobox-item/infobox-item.render.tsx'
import { renderList } from '../list/list.render.tsx'
import { renderListItem } from '../list-item/list-item.render.tsx'
import { renderMostPopular } from '../most-popular/most-popular.render.tsx'
import { renderNewsletterSignup } from '../newsletter-signup/newsletter-signup.render.tsx'
import { renderParagraph } from '../paragraph/paragraph.render.tsx'
import { renderPodcastPromotion } from '../podcast-promotion/podcast-promotion.render.tsx'
import { renderPodcastPromotionItem } from '../podcast-promotion-item/podcast-promotion-item.render.tsx'
import { renderPullquote } from '../pullquote/pullquote.render.tsx'
import { renderRelatedPosts } from '../related-posts/related-posts.render.tsx'
import { renderRelatedPostsItem } from '../related-posts-item/related-posts-item.render.tsx'
import { renderReusable } from '../reusable/reusable.render.tsx'
import { renderSectionTitle } from '../section-title/section-title.render.tsx'
import { renderSeparator } from '../separator/separator.render.tsx'
import { renderShow } from '../show/show.render.tsx'
import { renderShowEpisodes } from '../show-episodes/show-episodes.render.tsx'
import { renderShowEpisodesSlot } from '../show-episodes-slot/show-episodes-slot.render.tsx'
import { renderSidebar } from '../sidebar/sidebar.render.tsx'
import { renderSidebarContent } from '../sidebar-content/sidebar-content.render.tsx'
import { renderSidebarHeader } from '../sidebar-header/sidebar-header.render.tsx'
import { renderSocialEmbed } from '../social-embed/social-embed.render.tsx'
import { renderSpacer } from '../spacer/spacer.render.tsx'
import { renderSponsorImage } from '../sponsor-image/sponsor-image.render.tsx'
import { renderTable } from '../table/table.render.tsx'
import { renderTableCell } from '../table-cell/table-cell.render.tsx'
import { renderTableRow } from '../table-row/table-row.render.tsx'
import { renderVideo } from '../video/video.render.tsx'
import { type BlockType, type Schemas, schemas } from './schemas.ts'

/** The renderer of each block. A block without a renderer does not compile. */
export const renderers: { [Type in BlockType]: BlockRenderer<Schemas[Type]> } = {
  paragraph: renderParagraph,
  heading: renderHeading,
  blockquote: renderBlockquote,
  list: renderList,
  'list-item': renderListItem,
  image: renderImage,
  gallery: renderGallery,
  pullquote: renderPullquote,
  columns: renderColumns,
  column: renderColumn,
  container: renderContainer,
  'button-group': renderButtonGroup,
  button: renderButton,
  html: renderHtml,
  spacer: renderSpacer,
  separator: renderSeparator,
  file: renderFile,
  reusable: renderReusable,
  video: renderVideo,
  audio: renderAudio,
  'image-compare': renderImageCompare,
  'sponsor-image': renderSponsorImage,
  infobox: renderInfobox,
  'infobox-item': renderInfoboxItem,
  sidebar: renderSidebar,
  'sidebar-header': renderSidebarHeader,
  'sidebar-content': renderSidebarContent,
  aside: renderAside,
  'section-title': renderSectionTitle,
  'related-posts': renderRelatedPosts,
  'related-posts-item': renderRelatedPostsItem,
  'newsletter-signup': renderNewsletterSignup,
  'in-article-promotion': renderInArticlePromotion,
  'dynamic-content': renderDynamicContent,
  ad: renderAd,
  'most-popular': renderMostPopular,
  code: renderCode,
  'check-list': renderCheckList,
  'check-list-item': renderCheckListItem,
  table: renderTable,
  'table-row': renderTableRow,
  'table-cell': renderTableCell,
  dek: renderDek,
  'featured-media-caption': renderFeaturedMediaCaption,
  chart: renderChart,
  document: renderDocument,
  'social-embed': renderSocialEmbed,
  show: renderShow,
  'show-episodes': renderShowEpisodes,
  'show-episodes-slot': renderShowEpisodesSlot,
  'episode-showcase': renderEpisodeShowcase,
  'episode-showcase-slot': renderEpisodeShowcaseSlot,
  'podcast-promotion': renderPodcastPromotion,
  'podcast-promotion-item': renderPodcastPromotionItem,
  'homepage-editors-picks': renderHomepageEditorsPicks,
  'homepage-river': renderHomepageRiver,
  'homepage-row': renderHomepageRow,
  'homepage-section': renderHomepageSection,
  'homepage-section-content': renderHomepageSectionContent,
  'homepage-section-header': renderHomepageSectionHeader,
  'homepage-section-sidebar': renderHomepageSectionSidebar,
  'homepage-slot': renderHomepageSlot,
}

// The schemas, in the shape in which TypeScript can see that a block's properties fit its renderer.
const schemaOf: { [Type in BlockType]: { props: z.ZodType<PropsOf<Schemas[Type]>> } } = schemas

/**
 * Renders a block of a known type; null, and a line in the log, if not even the defaults make its properties valid.
 * `children` are rendered already.
 */
export function renderBlock<Type extends BlockType>(
  type: Type,
  placed: PlacedBlock,
  around: Pick<RenderProps<Schemas[Type]>, 'page' | 'children' | 'headingLevel' | 'parent'>,
): ReactNode {
  const { page } = around
  const { props, problems } = parseProps(schemaOf[type].props, placed.props)
  if (problems.length > 0) {
    reportBlock(placed, problems.join('; '))
    if (page.isDebug) return <BlockDebug block={placed} message={`Wrong properties: ${problems.join('; ')}`} />
  }
  if (props === null) return null
  return renderers[type]({
    block: { ...placed, type, props },
    content: <Inline content={placed.content} page={page} />,
    ...around,
  })
}
