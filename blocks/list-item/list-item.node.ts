import { ListItemNode } from '@lexical/list'
import type { LexicalNodeReplacement } from 'lexical'
import { settledTypes } from '../core/lexical.convert.ts'
import { withTextSettings } from '../core/text.node.ts'

export const SettledListItemNode = withTextSettings(ListItemNode, settledTypes.listitem)

/** Every item that Lexical or Payload makes becomes one of ours. */
export const settledListItemReplacement: LexicalNodeReplacement = {
  replace: ListItemNode,
  with: (item: ListItemNode) => new SettledListItemNode(item.getValue(), item.getChecked()),
  withKlass: SettledListItemNode,
}
