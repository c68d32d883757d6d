import { adFixtures } from '../ad/ad.fixtures.ts'
import { asideFixtures } from '../aside/aside.fixtures.ts'
import { audioFixtures } from '../audio/audio.fixtures.ts'
import { blockquoteFixtures } from '../blockquote/blockquote.fixtures.ts'
import { buttonFixtures } from '../button/button.fixtures.ts'
import { buttonGroupFixtures } from '../button-group/button-group.fixtures.ts'
import { chartFixtures } from '../chart/chart.fixtures.ts'
import { checkListFixtures } from '../check-list/check-list.fixtures.ts'
import { checkListItemFixtures } from '../check-list-item/check-list-item.fixtures.ts'
import { codeFixtures } from '../code/code.fixtures.ts'
import { columnFixtures } from '../column/column.fixtures.ts'
import { columnsFixtures } from '../columns/columns.fixtures.ts'
import { containerFixtures } from '../container/container.fixtures.ts'
import type { BlockFixtures } from '../core/block.fixtures.ts'
import { dekFixtures } from '../dek/dek.fixtures.ts'
import { documentFixtures } from '../document/document.fixtures.ts'
import { dynamicContentFixtures } from '../dynamic-content/dynamic-content.fixtures.ts'
import { episodeShowcaseFixtures } from '../episode-showcase/episode-showcase.fixtures.ts'
import { episodeShowcaseSlotFixtures } from '../episode-showcase-slot/episode-showcase-slot.fixtures.ts'
import { featuredMediaCaptionFixtures } from '../featured-media-caption/featured-media-caption.fixtures.ts'
import { fileFixtures } from '../file/file.fixtures.ts'
import { galleryFixtures } from '../gallery/gallery.fixtures.ts'
import { headingFixtures } from '../heading/heading.fixtures.ts'
import { homepageEditorsPicksFixtures } from '../homepage-editors-picks/homepage-editors-picks.fixtures.ts'
import { homepageRiverFixtures } from '../homepage-river/homepage-river.fixtures.ts'
import { homepageRowFixtures } from '../homepage-row/homepage-row.fixtures.ts'
import { homepageSectionFixtures } from '../homepage-section/homepage-section.fixtures.ts'
import { homepageSectionContentFixtures } from '../homepage-section-content/homepage-section-content.fixtures.ts'
import { homepageSectionHeaderFixtures } from '../homepage-section-header/homepage-section-header.fixtures.ts'
import { homepageSectionSidebarFixtures } from '../homepage-section-sidebar/homepage-section-sidebar.fixtures.ts'
import { homepageSlotFixtures } from '../homepage-slot/homepage-slot.fixtures.ts'
import { htmlFixtures } from '../html/html.fixtures.ts'
import { imageFixtures } from '../image/image.fixtures.ts'
import { imageCompareFixtures } from '../image-compare/image-compare.fixtures.ts'
import { inArticlePromotionFixtures } from '../in-article-promotion/in-article-promotion.fixtures.ts'
import { infoboxFixtures } from '../infobox/infobox.fixtures.ts'
import { infoboxItemFixtures } from '../infobox-item/infobox-item.fixtures.ts'
import { listFixtures } from '../list/list.fixtures.ts'
import { listItemFixtures } from '../list-item/list-item.fixtures.ts'
import { mostPopularFixtures } from '../most-popular/most-popular.fixtures.ts'
import { newsletterSignupFixtures } from '../newsletter-signup/newsletter-signup.fixtures.ts'
import { paragraphFixtures } from '../paragraph/paragraph.fixtures.ts'
import { podcastPromotionFixtures } from '../podcast-promotion/podcast-promotion.fixtures.ts'
import { podcastPromotionItemFixtures } from '../podcast-promotion-item/podcast-promotion-item.fixtures.ts'
import { pullquoteFixtures } from '../pullquote/pullquote.fixtures.ts'
import { relatedPostsFixtures } from '../related-posts/related-posts.fixtures.ts'
import { relatedPostsItemFixtures } from '../related-posts-item/related-posts-item.fixtures.ts'
import { reusableFixtures } from '../reusable/reusable.fixtures.ts'
import { sectionTitleFixtures } from '../section-title/section-title.fixtures.ts'
import { separatorFixtures } from '../separator/separator.fixtures.ts'
import { showFixtures } from '../show/show.fixtures.ts'
import { showEpisodesFixtures } from '../show-episodes/show-episodes.fixtures.ts'
import { showEpisodesSlotFixtures } from '../show-episodes-slot/show-episodes-slot.fixtures.ts'
import { sidebarFixtures } from '../sidebar/sidebar.fixtures.ts'
import { sidebarContentFixtures } from '../sidebar-content/sidebar-content.fixtures.ts'
import { sidebarHeaderFixtures } from '../sidebar-header/sidebar-header.fixtures.ts'
import { socialEmbedFixtures } from '../social-embed/social-embed.fixtures.ts'
import { spacerFixtures } from '../spacer/spacer.fixtures.ts'
import { sponsorImageFixtures } from '../sponsor-image/sponsor-image.fixtures.ts'
import { tableFixtures } from '../table/table.fixtures.ts'
import { tableCellFixtures } from '../table-cell/table-cell.fixtures.ts'
import { tableRowFixtures } from '../table-row/table-row.fixtures.ts'
import { videoFixtures } from '../video/video.fixtures.ts'
import type { BlockType } from './schemas.ts'

/** Examples of every block, for tests and previews. A block without examples does not compile. */
export const fixtures: { [Type in BlockType]: BlockFixtures } = {
  paragraph: paragraphFixtures,
  heading: headingFixtures,
  blockquote: blockquoteFixtures,
  list: listFixtures,
  'list-item': listItemFixtures,
  image: imageFixtures,
  gallery: galleryFixtures,
  pullquote: pullquoteFixtures,
  columns: columnsFixtures,
  column: columnFixtures,
  container: containerFixtures,
  'button-group': buttonGroupFixtures,
  button: buttonFixtures,
  html: htmlFixtures,
  spacer: spacerFixtures,
  separator: separatorFixtures,
  file: fileFixtures,
  reusable: reusableFixtures,
  video: videoFixtures,
  audio: audioFixtures,
  'image-compare': imageCompareFixtures,
  'sponsor-image': sponsorImageFixtures,
  infobox: infoboxFixtures,
  'infobox-item': infoboxItemFixtures,
  sidebar: sidebarFixtures,
  'sidebar-header': sidebarHeaderFixtures,
  'sidebar-content': sidebarContentFixtures,
  aside: asideFixtures,
  'section-title': sectionTitleFixtures,
  'related-posts': relatedPostsFixtures,
  'related-posts-item': relatedPostsItemFixtures,
  'newsletter-signup': newsletterSignupFixtures,
  'in-article-promotion': inArticlePromotionFixtures,
  'dynamic-content': dynamicContentFixtures,
  ad: adFixtures,
  'most-popular': mostPopularFixtures,
  code: codeFixtures,
  'check-list': checkListFixtures,
  'check-list-item': checkListItemFixtures,
  table: tableFixtures,
  'table-row': tableRowFixtures,
  'table-cell': tableCellFixtures,
  dek: dekFixtures,
  'featured-media-caption': featuredMediaCaptionFixtures,
  chart: chartFixtures,
  document: documentFixtures,
  'social-embed': socialEmbedFixtures,
  show: showFixtures,
  'show-episodes': showEpisodesFixtures,
  'show-episodes-slot': showEpisodesSlotFixtures,
  'episode-showcase': episodeShowcaseFixtures,
  'episode-showcase-slot': episodeShowcaseSlotFixtures,
  'podcast-promotion': podcastPromotionFixtures,
  'podcast-promotion-item': podcastPromotionItemFixtures,
  'homepage-editors-picks': homepageEditorsPicksFixtures,
  'homepage-river': homepageRiverFixtures,
  'homepage-row': homepageRowFixtures,
  'homepage-section': homepageSectionFixtures,
  'homepage-section-content': homepageSectionContentFixtures,
  'homepage-section-header': homepageSectionHeaderFixtures,
  'homepage-section-sidebar': homepageSectionSidebarFixtures,
  'homepage-slot': homepageSlotFixtures,
}
