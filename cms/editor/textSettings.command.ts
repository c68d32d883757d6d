import { createCommand, type LexicalCommand } from 'lexical'

/** Opens the settings of the text that the caret is in. */
export const openTextSettings: LexicalCommand<void> = createCommand('openTextSettings')
