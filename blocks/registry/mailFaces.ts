import { adMail } from '../ad/ad.mail.tsx'
import { asideMail } from '../aside/aside.mail.tsx'
import { audioMail } from '../audio/audio.mail.tsx'
import { blockquoteMail } from '../blockquote/blockquote.mail.tsx'
import { buttonMail } from '../button/button.mail.tsx'
import { buttonGroupMail } from '../button-group/button-group.mail.tsx'
import { chartMail } from '../chart/chart.mail.tsx'
import { checkListMail } from '../check-list/check-list.mail.tsx'
import { checkListItemMail } from '../check-list-item/check-list-item.mail.tsx'
import { codeMail } from '../code/code.mail.tsx'
import { columnMail } from '../column/column.mail.tsx'
import { columnsMail } from '../columns/columns.mail.tsx'
import { containerMail } from '../container/container.mail.tsx'
import type { LeftOut, MailFace } from '../core/mail/mail.types.ts'
import { dekMail } from '../dek/dek.mail.tsx'
import { documentMail } from '../document/document.mail.tsx'
import { dynamicContentMail } from '../dynamic-content/dynamic-content.mail.tsx'
import { episodeShowcaseMail } from '../episode-showcase/episode-showcase.mail.tsx'
import { episodeShowcaseSlotMail } from '../episode-showcase-slot/episode-showcase-slot.mail.tsx'
import { featuredMediaCaptionMail } from '../featured-media-caption/featured-media-caption.mail.tsx'
import { fileMail } from '../file/file.mail.tsx'
import { galleryMail } from '../gallery/gallery.mail.tsx'
import { headingMail } from '../heading/heading.mail.tsx'
import { homepageEditorsPicksMail } from '../homepage-editors-picks/homepage-editors-picks.mail.tsx'
import { homepageRiverMail } from '../homepage-river/homepage-river.mail.tsx'
import { homepageRowMail } from '../homepage-row/homepage-row.mail.tsx'
import { homepageSectionMail } from '../homepage-section/homepage-section.mail.tsx'
import { homepageSectionContentMail } from '../homepage-section-content/homepage-section-content.mail.tsx'
import { homepageSectionHeaderMail } from '../homepage-section-header/homepage-section-header.mail.tsx'
import { homepageSectionSidebarMail } from '../homepage-section-sidebar/homepage-section-sidebar.mail.tsx'
import { homepageSlotMail } from '../homepage-slot/homepage-slot.mail.tsx'
import { htmlMail } from '../html/html.mail.tsx'
import { imageMail } from '../image/image.mail.tsx'
import { imageCompareMail } from '../image-compare/image-compare.mail.tsx'
import { inArticlePromotionMail } from '../in-article-promotion/in-article-promotion.mail.tsx'
import { infoboxMail } from '../infobox/infobox.mail.tsx'
import { infoboxItemMail } from '../infobox-item/infobox-item.mail.tsx'
import { listMail } from '../list/list.mail.tsx'
import { listItemMail } from '../list-item/list-item.mail.tsx'
import { mostPopularMail } from '../most-popular/most-popular.mail.tsx'
import { newsletterSignupMail } from '../newsletter-signup/newsletter-signup.mail.tsx'
import { paragraphMail } from '../paragraph/paragraph.mail.tsx'
import { podcastPromotionMail } from '../podcast-promotion/podcast-promotion.mail.tsx'
import { podcastPromotionItemMail } from '../podcast-promotion-item/podcast-promotion-item.mail.tsx'
import { pullquoteMail } from '../pullquote/pullquote.mail.tsx'
import { relatedPostsMail } from '../related-posts/related-posts.mail.tsx'
import { relatedPostsItemMail } from '../related-posts-item/related-posts-item.mail.tsx'
import { reusableMail } from '../reusable/reusable.mail.tsx'
import { sectionTitleMail } from '../section-title/section-title.mail.tsx'
import { separatorMail } from '../separator/separator.mail.tsx'
import { showMail } from '../show/show.mail.tsx'
import { showEpisodesMail } from '../show-episodes/show-episodes.mail.tsx'
import { showEpisodesSlotMail } from '../show-episodes-slot/show-episodes-slot.mail.tsx'
import { sidebarMail } from '../sidebar/sidebar.mail.tsx'
import { sidebarContentMail } from '../sidebar-content/sidebar-content.mail.tsx'
import { sidebarHeaderMail } from '../sidebar-header/sidebar-header.mail.tsx'
import { socialEmbedMail } from '../social-embed/social-embed.mail.tsx'
import { spacerMail } from '../spacer/spacer.mail.tsx'
import { sponsorImageMail } from '../sponsor-image/sponsor-image.mail.tsx'
import { tableMail } from '../table/table.mail.tsx'
import { tableCellMail } from '../table-cell/table-cell.mail.tsx'
import { tableRowMail } from '../table-row/table-row.mail.tsx'
import { videoMail } from '../video/video.mail.tsx'
import type { BlockType, Schemas } from './schemas.ts'

/** Each block as a mail shows it, or why it shows none. A block without a line here does not compile. */
export const mailFaces: { [Type in BlockType]: MailFace<Schemas[Type]> | LeftOut } = {
  paragraph: paragraphMail,
  heading: headingMail,
  blockquote: blockquoteMail,
  list: listMail,
  'list-item': listItemMail,
  image: imageMail,
  gallery: galleryMail,
  pullquote: pullquoteMail,
  columns: columnsMail,
  column: columnMail,
  container: containerMail,
  'button-group': buttonGroupMail,
  button: buttonMail,
  html: htmlMail,
  spacer: spacerMail,
  separator: separatorMail,
  file: fileMail,
  reusable: reusableMail,
  video: videoMail,
  audio: audioMail,
  'image-compare': imageCompareMail,
  'sponsor-image': sponsorImageMail,
  infobox: infoboxMail,
  'infobox-item': infoboxItemMail,
  sidebar: sidebarMail,
  'sidebar-header': sidebarHeaderMail,
  'sidebar-content': sidebarContentMail,
  aside: asideMail,
  'section-title': sectionTitleMail,
  'related-posts': relatedPostsMail,
  'related-posts-item': relatedPostsItemMail,
  'newsletter-signup': newsletterSignupMail,
  'in-article-promotion': inArticlePromotionMail,
  'dynamic-content': dynamicContentMail,
  ad: adMail,
  'most-popular': mostPopularMail,
  code: codeMail,
  'check-list': checkListMail,
  'check-list-item': checkListItemMail,
  table: tableMail,
  'table-row': tableRowMail,
  'table-cell': tableCellMail,
  dek: dekMail,
  'featured-media-caption': featuredMediaCaptionMail,
  chart: chartMail,
  document: documentMail,
  'social-embed': socialEmbedMail,
  show: showMail,
  'show-episodes': showEpisodesMail,
  'show-episodes-slot': showEpisodesSlotMail,
  'episode-showcase': episodeShowcaseMail,
  'episode-showcase-slot': episodeShowcaseSlotMail,
  'podcast-promotion': podcastPromotionMail,
  'podcast-promotion-item': podcastPromotionItemMail,
  'homepage-editors-picks': homepageEditorsPicksMail,
  'homepage-river': homepageRiverMail,
  'homepage-row': homepageRowMail,
  'homepage-section': homepageSectionMail,
  'homepage-section-content': homepageSectionContentMail,
  'homepage-section-header': homepageSectionHeaderMail,
  'homepage-section-sidebar': homepageSectionSidebarMail,
  'homepage-slot': homepageSlotMail,
}
