/** The keys that blocks have of their own, beside those that all blocks share. */

import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import { registerCheckListItemKeys } from '../check-list-item/check-list-item.keys.ts'
import { registerCodeKeys } from '../code/code.keys.ts'
import { registerListItemKeys } from '../list-item/list-item.keys.ts'
import { registerSidebarHeaderKeys } from '../sidebar-header/sidebar-header.keys.ts'
import { registerTableKeys } from '../table/table.keys.ts'
import type { BlockType } from './schemas.ts'

type RegisterKeys = (editor: LexicalEditor) => () => void

const keys: { [Type in BlockType]?: RegisterKeys } = {
  'sidebar-header': registerSidebarHeaderKeys,
  code: registerCodeKeys,
  'list-item': registerListItemKeys,
  'check-list-item': registerCheckListItemKeys,
  table: registerTableKeys,
}

/** Puts every block's own keys on an editor. Returns what takes them off again. */
export function registerBlockKeys(editor: LexicalEditor): () => void {
  return mergeRegister(...Object.values(keys).map((register) => register(editor)))
}
