/** The blocks that are Lexical's own nodes: subclasses with settings, which take the place of Lexical's wherever one is made. */
import { $createListItemNode, $createListNode, ListItemNode, ListNode } from '@lexical/list'
import { $createHeadingNode, $createQuoteNode, HeadingNode, QuoteNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  type ElementNode,
  type Klass,
  type LexicalNode,
  type LexicalNodeReplacement,
  ParagraphNode,
} from 'lexical'
import { styledTypes } from '../core/lexical.types.ts'
import { withTextSettings } from '../core/textNode.ts'
import { MarkedListNode } from '../list/listNode.ts'
import type { BlockType } from './schemas.ts'

export type TextNodeType = Extract<BlockType, 'paragraph' | 'heading' | 'blockquote' | 'list' | 'list-item'>

// Lexical's own classes, which these blocks extend.
export const textNodeClasses: Record<TextNodeType, Klass<LexicalNode>> = {
  paragraph: ParagraphNode,
  heading: HeadingNode,
  blockquote: QuoteNode,
  list: ListNode,
  'list-item': ListItemNode,
}

export const newTextNodes: Record<TextNodeType, () => ElementNode> = {
  paragraph: $createParagraphNode,
  heading: () => $createHeadingNode('h2'),
  blockquote: $createQuoteNode,
  list: () => $createListNode('bullet').append($createListItemNode()),
  'list-item': $createListItemNode,
}

const StyledParagraphNode = withTextSettings(ParagraphNode, styledTypes.paragraph)
const StyledHeadingNode = withTextSettings(HeadingNode, styledTypes.heading)
const StyledQuoteNode = withTextSettings(QuoteNode, styledTypes.quote)
const StyledListItemNode = withTextSettings(ListItemNode, styledTypes.listitem)

const replacements: LexicalNodeReplacement[] = [
  { replace: ParagraphNode, with: () => new StyledParagraphNode(), withKlass: StyledParagraphNode },
  {
    replace: HeadingNode,
    with: (heading: HeadingNode) => new StyledHeadingNode(heading.getTag()),
    withKlass: StyledHeadingNode,
  },
  { replace: QuoteNode, with: () => new StyledQuoteNode(), withKlass: StyledQuoteNode },
  {
    replace: ListNode,
    with: (list: ListNode) => new MarkedListNode(list.__listType, list.__start),
    withKlass: MarkedListNode,
  },
  {
    replace: ListItemNode,
    with: (item: ListItemNode) => new StyledListItemNode(item.getValue(), item.getChecked()),
    withKlass: StyledListItemNode,
  },
]

// Ours, and where they take the place of Lexical's.
export const textNodes = [
  StyledParagraphNode,
  StyledHeadingNode,
  StyledQuoteNode,
  MarkedListNode,
  StyledListItemNode,
  ...replacements,
]
