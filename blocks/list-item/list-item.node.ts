import { ListItemNode } from '@lexical/list'
import type { LexicalNodeReplacement } from 'lexical'
import { styledTypes } from '../core/lexical.types.ts'
import { withTextSettings } from '../core/text.node.ts'

export const StyledListItemNode = withTextSettings(ListItemNode, styledTypes.listitem)

/** Replaces every list item node that Lexical or Payload creates by our own. */
export const styledListItemReplacement: LexicalNodeReplacement = {
  replace: ListItemNode,
  with: (item: ListItemNode) => new StyledListItemNode(item.getValue(), item.getChecked()),
  withKlass: StyledListItemNode,
}
