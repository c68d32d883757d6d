import { HeadingNode } from '@lexical/rich-text'
import type { LexicalNodeReplacement } from 'lexical'
import { styledTypes } from '../core/lexical.convert.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledHeadingNode = withTextSettings(HeadingNode, styledTypes.heading)

/** Every heading that Lexical or Payload makes becomes one of ours. */
export const styledHeadingReplacement: LexicalNodeReplacement = {
  replace: HeadingNode,
  with: (heading: HeadingNode) => new StyledHeadingNode(heading.getTag()),
  withKlass: StyledHeadingNode,
}
