import type { ReactNode } from 'react'
import { asideMail } from '../aside/aside.mail.tsx'
import { audioMail } from '../audio/audio.mail.tsx'
import { blockquoteMail } from '../blockquote/blockquote.mail.tsx'
import { buttonMail } from '../button/button.mail.tsx'
import { buttonGroupMail } from '../button-group/button-group.mail.tsx'
import { chartMail } from '../chart/chart.mail.tsx'
import { checkListItemMail } from '../check-list-item/check-list-item.mail.tsx'
import { codeMail } from '../code/code.mail.tsx'
import { columnsMail } from '../columns/columns.mail.tsx'
import type { LeftOut } from '../core/defineBlock.ts'
import type { MailFace } from '../core/mail/mail.types.ts'
import { dekMail } from '../dek/dek.mail.tsx'
import { documentMail } from '../document/document.mail.tsx'
import { episodeShowcaseSlotMail } from '../episode-showcase-slot/episode-showcase-slot.mail.tsx'
import { featuredMediaCaptionMail } from '../featured-media-caption/featured-media-caption.mail.tsx'
import { fileMail } from '../file/file.mail.tsx'
import { galleryMail } from '../gallery/gallery.mail.tsx'
import { headingMail } from '../heading/heading.mail.tsx'
import { homepageRiverMail } from '../homepage-river/homepage-river.mail.tsx'
import { htmlMail } from '../html/html.mail.tsx'
import { imageMail } from '../image/image.mail.tsx'
import { imageCompareMail } from '../image-compare/image-compare.mail.tsx'
import { inArticlePromotionMail } from '../in-article-promotion/in-article-promotion.mail.tsx'
import { infoboxMail } from '../infobox/infobox.mail.tsx'
import { infoboxItemMail } from '../infobox-item/infobox-item.mail.tsx'
import { listMail } from '../list/list.mail.tsx'
import { listItemMail } from '../list-item/list-item.mail.tsx'
import { paragraphMail } from '../paragraph/paragraph.mail.tsx'
import { podcastPromotionMail } from '../podcast-promotion/podcast-promotion.mail.tsx'
import { podcastPromotionItemMail } from '../podcast-promotion-item/podcast-promotion-item.mail.tsx'
import { pullquoteMail } from '../pullquote/pullquote.mail.tsx'
import { relatedPostsMail } from '../related-posts/related-posts.mail.tsx'
import { relatedPostsItemMail } from '../related-posts-item/related-posts-item.mail.tsx'
import { sectionTitleMail } from '../section-title/section-title.mail.tsx'
import { separatorMail } from '../separator/separator.mail.tsx'
import { showMail } from '../show/show.mail.tsx'
import { showEpisodesMail } from '../show-episodes/show-episodes.mail.tsx'
import { showEpisodesSlotMail } from '../show-episodes-slot/show-episodes-slot.mail.tsx'
import { sidebarMail } from '../sidebar/sidebar.mail.tsx'
import { sidebarHeaderMail } from '../sidebar-header/sidebar-header.mail.tsx'
import { socialEmbedMail } from '../social-embed/social-embed.mail.tsx'
import { spacerMail } from '../spacer/spacer.mail.tsx'
import { sponsorImageMail } from '../sponsor-image/sponsor-image.mail.tsx'
import { tableMail } from '../table/table.mail.tsx'
import { tableCellMail } from '../table-cell/table-cell.mail.tsx'
import { videoMail } from '../video/video.mail.tsx'
import { type BlockType, definitionOf, type Schemas } from './schemas.ts'

// Blocks whose definitions do not say what a mail shows: without a line below, such a block does not compile.
type FacedType = { [Type in BlockType]: Schemas[Type]['inMail'] extends undefined ? Type : never }[BlockType]

const mailFaces: { [Type in FacedType]: MailFace<Schemas[Type]> } = {
  paragraph: paragraphMail,
  heading: headingMail,
  blockquote: blockquoteMail,
  list: listMail,
  'list-item': listItemMail,
  image: imageMail,
  gallery: galleryMail,
  pullquote: pullquoteMail,
  columns: columnsMail,
  'button-group': buttonGroupMail,
  button: buttonMail,
  html: htmlMail,
  spacer: spacerMail,
  separator: separatorMail,
  file: fileMail,
  video: videoMail,
  audio: audioMail,
  'image-compare': imageCompareMail,
  'sponsor-image': sponsorImageMail,
  infobox: infoboxMail,
  'infobox-item': infoboxItemMail,
  sidebar: sidebarMail,
  'sidebar-header': sidebarHeaderMail,
  aside: asideMail,
  'section-title': sectionTitleMail,
  'related-posts': relatedPostsMail,
  'related-posts-item': relatedPostsItemMail,
  'in-article-promotion': inArticlePromotionMail,
  code: codeMail,
  'check-list-item': checkListItemMail,
  table: tableMail,
  'table-cell': tableCellMail,
  dek: dekMail,
  'featured-media-caption': featuredMediaCaptionMail,
  chart: chartMail,
  document: documentMail,
  'social-embed': socialEmbedMail,
  show: showMail,
  'show-episodes': showEpisodesMail,
  'show-episodes-slot': showEpisodesSlotMail,
  'episode-showcase-slot': episodeShowcaseSlotMail,
  'podcast-promotion': podcastPromotionMail,
  'podcast-promotion-item': podcastPromotionItemMail,
  'homepage-river': homepageRiverMail,
}

const faceOf: { [Type in BlockType]?: MailFace<Schemas[Type]> } = mailFaces

const childrenOnly = { render: ({ children }: { children: ReactNode[] }): ReactNode => children }

/** Returns a block as a mail shows it, or why it shows none. */
export function mailFaceOf<Type extends BlockType>(type: Type): MailFace<Schemas[Type]> | LeftOut {
  const { inMail } = definitionOf(type) ?? {}
  return typeof inMail === 'object' ? inMail : (faceOf[type] ?? childrenOnly)
}
