import { createCommand } from 'lexical'

export const openLinkEditor = createCommand<void>('open-link-editor')
