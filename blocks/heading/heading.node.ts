import { HeadingNode } from '@lexical/rich-text'
import type { LexicalNodeReplacement } from 'lexical'
import { styledTypes } from '../core/lexical.types.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledHeadingNode = withTextSettings(HeadingNode, styledTypes.heading)

/** Replaces every heading node that Lexical or Payload creates by our own. */
export const styledHeadingReplacement: LexicalNodeReplacement = {
  replace: HeadingNode,
  with: (heading: HeadingNode) => new StyledHeadingNode(heading.getTag()),
  withKlass: StyledHeadingNode,
}
