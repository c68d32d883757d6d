import { QuoteNode } from '@lexical/rich-text'
import type { LexicalNodeReplacement } from 'lexical'
import { styledTypes } from '../core/lexical.convert.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledQuoteNode = withTextSettings(QuoteNode, styledTypes.quote)

/** Every quote that Lexical or Payload makes becomes one of ours. */
export const styledQuoteReplacement: LexicalNodeReplacement = {
  replace: QuoteNode,
  with: () => new StyledQuoteNode(),
  withKlass: StyledQuoteNode,
}
