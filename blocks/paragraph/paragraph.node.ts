import { type LexicalNodeReplacement, ParagraphNode } from 'lexical'
import { styledTypes } from '../core/lexical.convert.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledParagraphNode = withTextSettings(ParagraphNode, styledTypes.paragraph)

/** Every paragraph that Lexical or Payload makes becomes one of ours. */
export const styledParagraphReplacement: LexicalNodeReplacement = {
  replace: ParagraphNode,
  with: () => new StyledParagraphNode(),
  withKlass: StyledParagraphNode,
}
