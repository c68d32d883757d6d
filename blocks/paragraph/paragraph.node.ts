import { type LexicalNodeReplacement, ParagraphNode } from 'lexical'
import { styledTypes } from '../core/lexical.types.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledParagraphNode = withTextSettings(ParagraphNode, styledTypes.paragraph)

/** Replaces every paragraph node that Lexical or Payload creates by our own. */
export const styledParagraphReplacement: LexicalNodeReplacement = {
  replace: ParagraphNode,
  with: () => new StyledParagraphNode(),
  withKlass: StyledParagraphNode,
}
