import { ad } from '../ad/ad.schema.ts'
import { aside } from '../aside/aside.schema.ts'
import { audio } from '../audio/audio.schema.ts'
import { blockquote } from '../blockquote/blockquote.schema.ts'
import { button } from '../button/button.schema.ts'
import { buttonGroup } from '../button-group/button-group.schema.ts'
import { chart } from '../chart/chart.schema.ts'
import { checkList } from '../check-list/check-list.schema.ts'
import { checkListItem } from '../check-list-item/check-list-item.schema.ts'
import { code } from '../code/code.schema.ts'
import { column } from '../column/column.schema.ts'
import { columns } from '../columns/columns.schema.ts'
import { container } from '../container/container.schema.ts'
import type { BlockDefinition } from '../core/defineBlock.ts'
import { dek } from '../dek/dek.schema.ts'
import { document } from '../document/document.schema.ts'
import { dynamicContent } from '../dynamic-content/dynamic-content.schema.ts'
import { episodeShowcase } from '../episode-showcase/episode-showcase.schema.ts'
import { episodeShowcaseSlot } from '../episode-showcase-slot/episode-showcase-slot.schema.ts'
import { featuredMediaCaption } from '../featured-media-caption/featured-media-caption.schema.ts'
import { file } from '../file/file.schema.ts'
import { gallery } from '../gallery/gallery.schema.ts'
import { heading } from '../heading/heading.schema.ts'
import { homepageEditorsPicks } from '../homepage-editors-picks/homepage-editors-picks.schema.ts'
import { homepageRiver } from '../homepage-river/homepage-river.schema.ts'
import { homepageRow } from '../homepage-row/homepage-row.schema.ts'
import { homepageSection } from '../homepage-section/homepage-section.schema.ts'
import { homepageSectionContent } from '../homepage-section-content/homepage-section-content.schema.ts'
import { homepageSectionHeader } from '../homepage-section-header/homepage-section-header.schema.ts'
import { homepageSectionSidebar } from '../homepage-section-sidebar/homepage-section-sidebar.schema.ts'
import { homepageSlot } from '../homepage-slot/homepage-slot.schema.ts'
import { html } from '../html/html.schema.ts'
import { image } from '../image/image.schema.ts'
import { imageCompare } from '../image-compare/image-compare.schema.ts'
import { inArticlePromotion } from '../in-article-promotion/in-article-promotion.schema.ts'
import { infobox } from '../infobox/infobox.schema.ts'
import { infoboxItem } from '../infobox-item/infobox-item.schema.ts'
import { list } from '../list/list.schema.ts'
import { listItem } from '../list-item/list-item.schema.ts'
import { mostPopular } from '../most-popular/most-popular.schema.ts'
import { newsletterSignup } from '../newsletter-signup/newsletter-signup.schema.ts'
import { paragraph } from '../paragraph/paragraph.schema.ts'
import { podcastPromotion } from '../podcast-promotion/podcast-promotion.schema.ts'
import { podcastPromotionItem } from '../podcast-promotion-item/podcast-promotion-item.schema.ts'
import { pullquote } from '../pullquote/pullquote.schema.ts'
import { relatedPosts } from '../related-posts/related-posts.schema.ts'
import { relatedPostsItem } from '../related-posts-item/related-posts-item.schema.ts'
import { reusable } from '../reusable/reusable.schema.ts'
import { sectionTitle } from '../section-title/section-title.schema.ts'
import { separator } from '../separator/separator.schema.ts'
import { show } from '../show/show.schema.ts'
import { showEpisodes } from '../show-episodes/show-episodes.schema.ts'
import { showEpisodesSlot } from '../show-episodes-slot/show-episodes-slot.schema.ts'
import { sidebar } from '../sidebar/sidebar.schema.ts'
import { sidebarContent } from '../sidebar-content/sidebar-content.schema.ts'
import { sidebarHeader } from '../sidebar-header/sidebar-header.schema.ts'
import { socialEmbed } from '../social-embed/social-embed.schema.ts'
import { spacer } from '../spacer/spacer.schema.ts'
import { sponsorImage } from '../sponsor-image/sponsor-image.schema.ts'
import { table } from '../table/table.schema.ts'
import { tableCell } from '../table-cell/table-cell.schema.ts'
import { tableRow } from '../table-row/table-row.schema.ts'
import { video } from '../video/video.schema.ts'

/** All block types, by canonical name. A block that is not here does not exist. */
export const schemas = {
  paragraph,
  heading,
  blockquote,
  list,
  'list-item': listItem,
  image,
  gallery,
  pullquote,
  columns,
  column,
  container,
  'button-group': buttonGroup,
  button,
  html,
  spacer,
  separator,
  file,
  reusable,
  video,
  audio,
  'image-compare': imageCompare,
  'sponsor-image': sponsorImage,
  infobox,
  'infobox-item': infoboxItem,
  sidebar,
  'sidebar-header': sidebarHeader,
  'sidebar-content': sidebarContent,
  aside,
  'section-title': sectionTitle,
  'related-posts': relatedPosts,
  'related-posts-item': relatedPostsItem,
  'newsletter-signup': newsletterSignup,
  'in-article-promotion': inArticlePromotion,
  'dynamic-content': dynamicContent,
  ad,
  'most-popular': mostPopular,
  code,
  'check-list': checkList,
  'check-list-item': checkListItem,
  table,
  'table-row': tableRow,
  'table-cell': tableCell,
  dek,
  'featured-media-caption': featuredMediaCaption,
  chart,
  document,
  'social-embed': socialEmbed,
  show,
  'show-episodes': showEpisodes,
  'show-episodes-slot': showEpisodesSlot,
  'episode-showcase': episodeShowcase,
  'episode-showcase-slot': episodeShowcaseSlot,
  'podcast-promotion': podcastPromotion,
  'podcast-promotion-item': podcastPromotionItem,
  'homepage-editors-picks': homepageEditorsPicks,
  'homepage-river': homepageRiver,
  'homepage-row': homepageRow,
  'homepage-section': homepageSection,
  'homepage-section-content': homepageSectionContent,
  'homepage-section-header': homepageSectionHeader,
  'homepage-section-sidebar': homepageSectionSidebar,
  'homepage-slot': homepageSlot,
} as const

export type Schemas = typeof schemas
export type BlockType = keyof Schemas

const byName = new Map<string, BlockDefinition>(
  Object.values(schemas).flatMap((definition) =>
    [definition.type, ...definition.aliases].map((name) => [name, definition as BlockDefinition] as const),
  ),
)

/** Returns the definition for a canonical name or an alias; undefined for an unknown block. */
export function definitionOf(name: string): BlockDefinition | undefined {
  return byName.get(name)
}

/** Returns whether a name is the canonical name of a block. */
export function isBlockType(name: string): name is BlockType {
  return Object.hasOwn(schemas, name)
}
