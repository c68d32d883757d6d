import type { z } from 'zod'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { postItem } from './post.schema.ts'

/** A row of a list as the procedures name its parts. */
export const postItemOf = ({ id, title, ...item }: ListItem): z.output<typeof postItem> => ({
  ...item,
  id: String(id),
  headline: title,
})
