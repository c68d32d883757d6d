import { QuoteNode } from '@lexical/rich-text'
import type { LexicalNodeReplacement } from 'lexical'
import { styledTypes } from '../core/lexical.types.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledQuoteNode = withTextSettings(QuoteNode, styledTypes.quote)

/** Replaces every quote node that Lexical or Payload creates by our own. */
export const styledQuoteReplacement: LexicalNodeReplacement = {
  replace: QuoteNode,
  with: () => new StyledQuoteNode(),
  withKlass: StyledQuoteNode,
}
