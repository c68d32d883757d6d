/** Lists the editor views of all blocks but text blocks, which the rich text editor draws. */

import { adEditorView } from '../ad/ad.editor.tsx'
import { asideEditorView } from '../aside/aside.editor.tsx'
import { audioEditorView } from '../audio/audio.editor.tsx'
import { buttonEditorView } from '../button/button.editor.tsx'
import { buttonGroupEditorView } from '../button-group/button-group.editor.tsx'
import { chartEditorView } from '../chart/chart.editor.tsx'
import { checkListEditorView } from '../check-list/check-list.editor.tsx'
import { checkListItemEditorView } from '../check-list-item/check-list-item.editor.tsx'
import { codeEditorView } from '../code/code.editor.tsx'
import { columnEditorView } from '../column/column.editor.tsx'
import { columnsEditorView } from '../columns/columns.editor.tsx'
import { containerEditorView } from '../container/container.editor.tsx'
import type { BlockEditorView } from '../core/editor.types.ts'
import { dekEditorView } from '../dek/dek.editor.tsx'
import { documentEditorView } from '../document/document.editor.tsx'
import { dynamicContentEditorView } from '../dynamic-content/dynamic-content.editor.tsx'
import { episodeShowcaseEditorView } from '../episode-showcase/episode-showcase.editor.tsx'
import { episodeShowcaseSlotEditorView } from '../episode-showcase-slot/episode-showcase-slot.editor.tsx'
import { featuredMediaCaptionEditorView } from '../featured-media-caption/featured-media-caption.editor.tsx'
import { fileEditorView } from '../file/file.editor.tsx'
import { galleryEditorView } from '../gallery/gallery.editor.tsx'
import { homepageEditorsPicksEditorView } from '../homepage-editors-picks/homepage-editors-picks.editor.tsx'
import { homepageRiverEditorView } from '../homepage-river/homepage-river.editor.tsx'
import { homepageRowEditorView } from '../homepage-row/homepage-row.editor.tsx'
import { homepageSectionEditorView } from '../homepage-section/homepage-section.editor.tsx'
import { homepageSectionContentEditorView } from '../homepage-section-content/homepage-section-content.editor.tsx'
import { homepageSectionHeaderEditorView } from '../homepage-section-header/homepage-section-header.editor.tsx'
import { homepageSectionSidebarEditorView } from '../homepage-section-sidebar/homepage-section-sidebar.editor.tsx'
import { homepageSlotEditorView } from '../homepage-slot/homepage-slot.editor.tsx'
import { htmlEditorView } from '../html/html.editor.tsx'
import { imageEditorView } from '../image/image.editor.tsx'
import { imageCompareEditorView } from '../image-compare/image-compare.editor.tsx'
import { inArticlePromotionEditorView } from '../in-article-promotion/in-article-promotion.editor.tsx'
import { infoboxEditorView } from '../infobox/infobox.editor.tsx'
import { infoboxItemEditorView } from '../infobox-item/infobox-item.editor.tsx'
import { mostPopularEditorView } from '../most-popular/most-popular.editor.tsx'
import { newsletterSignupEditorView } from '../newsletter-signup/newsletter-signup.editor.tsx'
import { podcastPromotionEditorView } from '../podcast-promotion/podcast-promotion.editor.tsx'
import { podcastPromotionItemEditorView } from '../podcast-promotion-item/podcast-promotion-item.editor.tsx'
import { pullquoteEditorView } from '../pullquote/pullquote.editor.tsx'
import { relatedPostsEditorView } from '../related-posts/related-posts.editor.tsx'
import { relatedPostsItemEditorView } from '../related-posts-item/related-posts-item.editor.tsx'
import { reusableEditorView } from '../reusable/reusable.editor.tsx'
import { sectionTitleEditorView } from '../section-title/section-title.editor.tsx'
import { separatorEditorView } from '../separator/separator.editor.tsx'
import { showEditorView } from '../show/show.editor.tsx'
import { showEpisodesEditorView } from '../show-episodes/show-episodes.editor.tsx'
import { showEpisodesSlotEditorView } from '../show-episodes-slot/show-episodes-slot.editor.tsx'
import { sidebarEditorView } from '../sidebar/sidebar.editor.tsx'
import { sidebarContentEditorView } from '../sidebar-content/sidebar-content.editor.tsx'
import { sidebarHeaderEditorView } from '../sidebar-header/sidebar-header.editor.tsx'
import { socialEmbedEditorView } from '../social-embed/social-embed.editor.tsx'
import { spacerEditorView } from '../spacer/spacer.editor.tsx'
import { sponsorImageEditorView } from '../sponsor-image/sponsor-image.editor.tsx'
import { tableEditorView } from '../table/table.editor.tsx'
import { tableCellEditorView } from '../table-cell/table-cell.editor.tsx'
import { tableRowEditorView } from '../table-row/table-row.editor.tsx'
import { videoEditorView } from '../video/video.editor.tsx'
import type { OwnType } from './nodes.ts'
import type { BlockType, Schemas } from './schemas.ts'

type EditorViews = { [Type in OwnType]: BlockEditorView<Schemas[Type]> }

export const editorViews: EditorViews = {
  image: imageEditorView,
  gallery: galleryEditorView,
  pullquote: pullquoteEditorView,
  columns: columnsEditorView,
  column: columnEditorView,
  container: containerEditorView,
  'button-group': buttonGroupEditorView,
  button: buttonEditorView,
  html: htmlEditorView,
  spacer: spacerEditorView,
  separator: separatorEditorView,
  file: fileEditorView,
  reusable: reusableEditorView,
  video: videoEditorView,
  audio: audioEditorView,
  'image-compare': imageCompareEditorView,
  'sponsor-image': sponsorImageEditorView,
  infobox: infoboxEditorView,
  'infobox-item': infoboxItemEditorView,
  sidebar: sidebarEditorView,
  'sidebar-header': sidebarHeaderEditorView,
  'sidebar-content': sidebarContentEditorView,
  aside: asideEditorView,
  'section-title': sectionTitleEditorView,
  'related-posts': relatedPostsEditorView,
  'related-posts-item': relatedPostsItemEditorView,
  'newsletter-signup': newsletterSignupEditorView,
  'in-article-promotion': inArticlePromotionEditorView,
  'dynamic-content': dynamicContentEditorView,
  ad: adEditorView,
  'most-popular': mostPopularEditorView,
  code: codeEditorView,
  'check-list': checkListEditorView,
  'check-list-item': checkListItemEditorView,
  table: tableEditorView,
  'table-row': tableRowEditorView,
  'table-cell': tableCellEditorView,
  dek: dekEditorView,
  'featured-media-caption': featuredMediaCaptionEditorView,
  chart: chartEditorView,
  document: documentEditorView,
  'social-embed': socialEmbedEditorView,
  show: showEditorView,
  'show-episodes': showEpisodesEditorView,
  'show-episodes-slot': showEpisodesSlotEditorView,
  'episode-showcase': episodeShowcaseEditorView,
  'episode-showcase-slot': episodeShowcaseSlotEditorView,
  'podcast-promotion': podcastPromotionEditorView,
  'podcast-promotion-item': podcastPromotionItemEditorView,
  'homepage-editors-picks': homepageEditorsPicksEditorView,
  'homepage-river': homepageRiverEditorView,
  'homepage-row': homepageRowEditorView,
  'homepage-section': homepageSectionEditorView,
  'homepage-section-content': homepageSectionContentEditorView,
  'homepage-section-header': homepageSectionHeaderEditorView,
  'homepage-section-sidebar': homepageSectionSidebarEditorView,
  'homepage-slot': homepageSlotEditorView,
}

/** Returns the editor view of a block; undefined for text blocks. */
export function editorViewOf<Type extends BlockType>(type: Type): BlockEditorView<Schemas[Type]> | undefined {
  return (editorViews as Partial<{ [T in BlockType]: BlockEditorView<Schemas[T]> }>)[type]
}
