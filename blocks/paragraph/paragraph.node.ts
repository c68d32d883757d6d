import { type LexicalNodeReplacement, ParagraphNode } from 'lexical'
import { settledTypes } from '../core/lexical.convert.ts'
import { withTextSettings } from '../core/text.node.ts'

export const SettledParagraphNode = withTextSettings(ParagraphNode, settledTypes.paragraph)

/** Every paragraph that Lexical or Payload makes becomes one of ours. */
export const settledParagraphReplacement: LexicalNodeReplacement = {
  replace: ParagraphNode,
  with: () => new SettledParagraphNode(),
  withKlass: SettledParagraphNode,
}
