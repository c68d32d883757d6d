/** Every block's Lexical node: the editor's half of the registry, which the reader site never loads. */

import { $createListItemNode, $createListNode, ListItemNode, ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode, HeadingNode, QuoteNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  type ElementNode,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  ParagraphNode,
} from 'lexical'
import { AdNode } from '../ad/ad.node.ts'
import { AsideNode } from '../aside/aside.node.ts'
import { AudioNode } from '../audio/audio.node.ts'
import { StyledQuoteNode, styledQuoteReplacement } from '../blockquote/blockquote.node.ts'
import { ButtonNode } from '../button/button.node.ts'
import { ButtonGroupNode } from '../button-group/button-group.node.ts'
import { ChartNode } from '../chart/chart.node.ts'
import { CheckListNode } from '../check-list/check-list.node.ts'
import { CheckListItemNode } from '../check-list-item/check-list-item.node.ts'
import { CodeNode } from '../code/code.node.ts'
import { ColumnNode } from '../column/column.node.ts'
import { ColumnsNode } from '../columns/columns.node.ts'
import { ContainerNode } from '../container/container.node.ts'
import { $isBlockNode, $newBlockNode, type BlockNode, type BlockProps, ElementBlockNode } from '../core/node.factory.ts'
import { DekNode } from '../dek/dek.node.ts'
import { DocumentNode } from '../document/document.node.ts'
import { DynamicContentNode } from '../dynamic-content/dynamic-content.node.ts'
import { EpisodeShowcaseNode } from '../episode-showcase/episode-showcase.node.ts'
import { EpisodeShowcaseSlotNode } from '../episode-showcase-slot/episode-showcase-slot.node.ts'
import { FeaturedMediaCaptionNode } from '../featured-media-caption/featured-media-caption.node.ts'
import { FileNode } from '../file/file.node.ts'
import { GalleryNode } from '../gallery/gallery.node.ts'
import { StyledHeadingNode, styledHeadingReplacement } from '../heading/heading.node.ts'
import { HomepageEditorsPicksNode } from '../homepage-editors-picks/homepage-editors-picks.node.ts'
import { HomepageRiverNode } from '../homepage-river/homepage-river.node.ts'
import { HomepageRowNode } from '../homepage-row/homepage-row.node.ts'
import { HomepageSectionNode } from '../homepage-section/homepage-section.node.ts'
import { HomepageSectionContentNode } from '../homepage-section-content/homepage-section-content.node.ts'
import { HomepageSectionHeaderNode } from '../homepage-section-header/homepage-section-header.node.ts'
import { HomepageSectionSidebarNode } from '../homepage-section-sidebar/homepage-section-sidebar.node.ts'
import { HomepageSlotNode } from '../homepage-slot/homepage-slot.node.ts'
import { HtmlNode } from '../html/html.node.ts'
import { ImageNode } from '../image/image.node.ts'
import { ImageCompareNode } from '../image-compare/image-compare.node.ts'
import { InArticlePromotionNode } from '../in-article-promotion/in-article-promotion.node.ts'
import { InfoboxNode } from '../infobox/infobox.node.ts'
import { InfoboxItemNode } from '../infobox-item/infobox-item.node.ts'
import { MarkedListNode, markedListReplacement } from '../list/list.node.ts'
import { StyledListItemNode, styledListItemReplacement } from '../list-item/list-item.node.ts'
import { MostPopularNode } from '../most-popular/most-popular.node.ts'
import { NewsletterSignupNode } from '../newsletter-signup/newsletter-signup.node.ts'
import { StyledParagraphNode, styledParagraphReplacement } from '../paragraph/paragraph.node.ts'
import { PodcastPromotionNode } from '../podcast-promotion/podcast-promotion.node.ts'
import { PodcastPromotionItemNode } from '../podcast-promotion-item/podcast-promotion-item.node.ts'
import { PullquoteNode } from '../pullquote/pullquote.node.ts'
import { RelatedPostsNode } from '../related-posts/related-posts.node.ts'
import { RelatedPostsItemNode } from '../related-posts-item/related-posts-item.node.ts'
import { ReusableNode } from '../reusable/reusable.node.ts'
import { SectionTitleNode } from '../section-title/section-title.node.ts'
import { SeparatorNode } from '../separator/separator.node.ts'
import { ShowNode } from '../show/show.node.ts'
import { ShowEpisodesNode } from '../show-episodes/show-episodes.node.ts'
import { ShowEpisodesSlotNode } from '../show-episodes-slot/show-episodes-slot.node.ts'
import { SidebarNode } from '../sidebar/sidebar.node.ts'
import { SidebarContentNode } from '../sidebar-content/sidebar-content.node.ts'
import { SidebarHeaderNode } from '../sidebar-header/sidebar-header.node.ts'
import { SocialEmbedNode } from '../social-embed/social-embed.node.ts'
import { SpacerNode } from '../spacer/spacer.node.ts'
import { SponsorImageNode } from '../sponsor-image/sponsor-image.node.ts'
import { TableNode } from '../table/table.node.ts'
import { TableCellNode } from '../table-cell/table-cell.node.ts'
import { TableRowNode } from '../table-row/table-row.node.ts'
import { VideoNode } from '../video/video.node.ts'
import { type BlockType, isBlockType } from './schemas.ts'

/** Node classes of blocks with a node of our own, by canonical name. */
export const blockNodes = {
  image: ImageNode,
  gallery: GalleryNode,
  pullquote: PullquoteNode,
  columns: ColumnsNode,
  column: ColumnNode,
  container: ContainerNode,
  'button-group': ButtonGroupNode,
  button: ButtonNode,
  html: HtmlNode,
  spacer: SpacerNode,
  separator: SeparatorNode,
  file: FileNode,
  reusable: ReusableNode,
  video: VideoNode,
  audio: AudioNode,
  'image-compare': ImageCompareNode,
  'sponsor-image': SponsorImageNode,
  infobox: InfoboxNode,
  'infobox-item': InfoboxItemNode,
  sidebar: SidebarNode,
  'sidebar-header': SidebarHeaderNode,
  'sidebar-content': SidebarContentNode,
  aside: AsideNode,
  'section-title': SectionTitleNode,
  'related-posts': RelatedPostsNode,
  'related-posts-item': RelatedPostsItemNode,
  'newsletter-signup': NewsletterSignupNode,
  'in-article-promotion': InArticlePromotionNode,
  'dynamic-content': DynamicContentNode,
  ad: AdNode,
  'most-popular': MostPopularNode,
  code: CodeNode,
  'check-list': CheckListNode,
  'check-list-item': CheckListItemNode,
  table: TableNode,
  'table-row': TableRowNode,
  'table-cell': TableCellNode,
  dek: DekNode,
  'featured-media-caption': FeaturedMediaCaptionNode,
  chart: ChartNode,
  document: DocumentNode,
  'social-embed': SocialEmbedNode,
  show: ShowNode,
  'show-episodes': ShowEpisodesNode,
  'show-episodes-slot': ShowEpisodesSlotNode,
  'episode-showcase': EpisodeShowcaseNode,
  'episode-showcase-slot': EpisodeShowcaseSlotNode,
  'podcast-promotion': PodcastPromotionNode,
  'podcast-promotion-item': PodcastPromotionItemNode,
  'homepage-editors-picks': HomepageEditorsPicksNode,
  'homepage-river': HomepageRiverNode,
  'homepage-row': HomepageRowNode,
  'homepage-section': HomepageSectionNode,
  'homepage-section-content': HomepageSectionContentNode,
  'homepage-section-header': HomepageSectionHeaderNode,
  'homepage-section-sidebar': HomepageSectionSidebarNode,
  'homepage-slot': HomepageSlotNode,
} as const

type OwnType = keyof typeof blockNodes
type LexicalsType = Exclude<BlockType, OwnType>

// Factories of blocks that are Lexical's own nodes.
const lexicalNodes: Record<LexicalsType, () => ElementNode> = {
  paragraph: $createParagraphNode,
  heading: () => $createHeadingNode('h2'),
  blockquote: $createQuoteNode,
  list: () => $createListNode('bullet').append($createListItemNode()),
  'list-item': $createListItemNode,
}

const lexicalClasses: Record<LexicalsType, Klass<LexicalNode>> = {
  paragraph: ParagraphNode,
  heading: HeadingNode,
  blockquote: QuoteNode,
  list: ListNode,
  'list-item': ListItemNode,
}

/** Returns whether an editor was created with the node of a block: those of a dek or a description know few. */
export function hasBlock(editor: LexicalEditor, type: BlockType): boolean {
  return editor.hasNodes([isOwnType(type) ? blockNodes[type] : lexicalClasses[type]])
}

// Lexical's nodes as we have them: with an id and settings.
const textNodes = [StyledParagraphNode, StyledHeadingNode, StyledQuoteNode, MarkedListNode, StyledListItemNode]

/** The nodes that an editor has to be created with, besides Lexical's own. */
export const editorNodes = [
  ...Object.values(blockNodes),
  ...textNodes,
  styledParagraphReplacement,
  styledHeadingReplacement,
  styledQuoteReplacement,
  markedListReplacement,
  styledListItemReplacement,
]

function isOwnType(type: BlockType): type is OwnType {
  return Object.hasOwn(blockNodes, type)
}

/** Creates a block with its defaults and initial children; `props` override the defaults. */
export function $createBlock(type: BlockType, props: BlockProps = {}): LexicalNode {
  if (!isOwnType(type)) return lexicalNodes[type]()
  const node = $newBlockNode<BlockNode>(blockNodes[type], props)
  if (node instanceof ElementBlockNode) $fillBlock(node)
  return node
}

export function $fillBlock(node: ElementBlockNode): void {
  const initial = node.getDefinition().allowedChildren?.initial ?? []
  node.append(...initial.filter(isBlockType).map((type) => $createBlock(type)))
}

/** Returns the block that a node is, Lexical's own ones too; null for text, links and the root. */
export function blockTypeOf(node: LexicalNode): BlockType | null {
  if ($isBlockNode(node)) {
    const { type } = node.getDefinition()
    return isBlockType(type) ? type : null
  }
  const found = Object.entries(lexicalClasses).find(([, klass]) => node instanceof klass)
  return found && isBlockType(found[0]) ? found[0] : null
}
