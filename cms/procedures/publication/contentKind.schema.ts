import { z } from 'zod'
import type { NamedCollection } from '#plugins/pickers/searchByName.ts'

/** What an address can lead to beside posts, which are found by `post.getPosts`. */
export const contentKind = z.enum(['page', 'section', 'tag', 'author'])

/** Where each kind is kept. */
export const collectionOfKind = {
  page: 'pages',
  section: 'sections',
  tag: 'tags',
  author: 'authors',
} as const satisfies Record<z.output<typeof contentKind>, NamedCollection>
