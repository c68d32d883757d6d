import { createCommand } from 'lexical'

/** Opens the link editor for the words that are selected, or for the link that the caret is in. */
export const openLinkEditor = createCommand<void>('open-link-editor')
