import { HeadingNode } from '@lexical/rich-text'
import type { LexicalNodeReplacement } from 'lexical'
import { settledTypes } from '../core/lexical.convert.ts'
import { withTextSettings } from '../core/text.node.ts'

export const SettledHeadingNode = withTextSettings(HeadingNode, settledTypes.heading)

/** Every heading that Lexical or Payload makes becomes one of ours. */
export const settledHeadingReplacement: LexicalNodeReplacement = {
  replace: HeadingNode,
  with: (heading: HeadingNode) => new SettledHeadingNode(heading.getTag()),
  withKlass: SettledHeadingNode,
}
