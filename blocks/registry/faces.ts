/** How every block of ours looks and is handled in the editor. Text blocks are the rich text editor's own. */

import { adFace } from '../ad/ad.editor.tsx'
import { asideFace } from '../aside/aside.editor.tsx'
import { audioFace } from '../audio/audio.editor.tsx'
import { buttonFace } from '../button/button.editor.tsx'
import { buttonGroupFace } from '../button-group/button-group.editor.tsx'
import { chartFace } from '../chart/chart.editor.tsx'
import { checkListFace } from '../check-list/check-list.editor.tsx'
import { checkListItemFace } from '../check-list-item/check-list-item.editor.tsx'
import { codeFace } from '../code/code.editor.tsx'
import { columnFace } from '../column/column.editor.tsx'
import { columnsFace } from '../columns/columns.editor.tsx'
import { containerFace } from '../container/container.editor.tsx'
import type { BlockFace } from '../core/editor.types.ts'
import { dekFace } from '../dek/dek.editor.tsx'
import { documentFace } from '../document/document.editor.tsx'
import { dynamicContentFace } from '../dynamic-content/dynamic-content.editor.tsx'
import { episodeShowcaseFace } from '../episode-showcase/episode-showcase.editor.tsx'
import { episodeShowcaseSlotFace } from '../episode-showcase-slot/episode-showcase-slot.editor.tsx'
import { featuredMediaCaptionFace } from '../featured-media-caption/featured-media-caption.editor.tsx'
import { fileFace } from '../file/file.editor.tsx'
import { galleryFace } from '../gallery/gallery.editor.tsx'
import { htmlFace } from '../html/html.editor.tsx'
import { imageFace } from '../image/image.editor.tsx'
import { imageCompareFace } from '../image-compare/image-compare.editor.tsx'
import { inArticlePromotionFace } from '../in-article-promotion/in-article-promotion.editor.tsx'
import { infoboxFace } from '../infobox/infobox.editor.tsx'
import { infoboxItemFace } from '../infobox-item/infobox-item.editor.tsx'
import { mostPopularFace } from '../most-popular/most-popular.editor.tsx'
import { newsletterSignupFace } from '../newsletter-signup/newsletter-signup.editor.tsx'
import { podcastPromotionFace } from '../podcast-promotion/podcast-promotion.editor.tsx'
import { podcastPromotionItemFace } from '../podcast-promotion-item/podcast-promotion-item.editor.tsx'
import { pullquoteFace } from '../pullquote/pullquote.editor.tsx'
import { relatedPostsFace } from '../related-posts/related-posts.editor.tsx'
import { relatedPostsItemFace } from '../related-posts-item/related-posts-item.editor.tsx'
import { reusableFace } from '../reusable/reusable.editor.tsx'
import { sectionTitleFace } from '../section-title/section-title.editor.tsx'
import { separatorFace } from '../separator/separator.editor.tsx'
import { showFace } from '../show/show.editor.tsx'
import { showEpisodesFace } from '../show-episodes/show-episodes.editor.tsx'
import { showEpisodesSlotFace } from '../show-episodes-slot/show-episodes-slot.editor.tsx'
import { sidebarFace } from '../sidebar/sidebar.editor.tsx'
import { sidebarContentFace } from '../sidebar-content/sidebar-content.editor.tsx'
import { sidebarHeaderFace } from '../sidebar-header/sidebar-header.editor.tsx'
import { socialEmbedFace } from '../social-embed/social-embed.editor.tsx'
import { spacerFace } from '../spacer/spacer.editor.tsx'
import { sponsorImageFace } from '../sponsor-image/sponsor-image.editor.tsx'
import { tableFace } from '../table/table.editor.tsx'
import { tableCellFace } from '../table-cell/table-cell.editor.tsx'
import { tableRowFace } from '../table-row/table-row.editor.tsx'
import { videoFace } from '../video/video.editor.tsx'
import type { blockNodes } from './nodes.ts'
import type { BlockType } from './schemas.ts'

type Faces = { [Type in keyof typeof blockNodes]: BlockFace<Type> }

export const faces: Faces = {
  image: imageFace,
  gallery: galleryFace,
  pullquote: pullquoteFace,
  columns: columnsFace,
  column: columnFace,
  container: containerFace,
  'button-group': buttonGroupFace,
  button: buttonFace,
  html: htmlFace,
  spacer: spacerFace,
  separator: separatorFace,
  file: fileFace,
  reusable: reusableFace,
  video: videoFace,
  audio: audioFace,
  'image-compare': imageCompareFace,
  'sponsor-image': sponsorImageFace,
  infobox: infoboxFace,
  'infobox-item': infoboxItemFace,
  sidebar: sidebarFace,
  'sidebar-header': sidebarHeaderFace,
  'sidebar-content': sidebarContentFace,
  aside: asideFace,
  'section-title': sectionTitleFace,
  'related-posts': relatedPostsFace,
  'related-posts-item': relatedPostsItemFace,
  'newsletter-signup': newsletterSignupFace,
  'in-article-promotion': inArticlePromotionFace,
  'dynamic-content': dynamicContentFace,
  ad: adFace,
  'most-popular': mostPopularFace,
  code: codeFace,
  'check-list': checkListFace,
  'check-list-item': checkListItemFace,
  table: tableFace,
  'table-row': tableRowFace,
  'table-cell': tableCellFace,
  dek: dekFace,
  'featured-media-caption': featuredMediaCaptionFace,
  chart: chartFace,
  document: documentFace,
  'social-embed': socialEmbedFace,
  show: showFace,
  'show-episodes': showEpisodesFace,
  'show-episodes-slot': showEpisodesSlotFace,
  'episode-showcase': episodeShowcaseFace,
  'episode-showcase-slot': episodeShowcaseSlotFace,
  'podcast-promotion': podcastPromotionFace,
  'podcast-promotion-item': podcastPromotionItemFace,
}

/** The face of a block; undefined for text blocks. */
export function faceOf<Type extends BlockType>(type: Type): BlockFace<Type> | undefined {
  return (faces as Partial<{ [T in BlockType]: BlockFace<T> }>)[type]
}
