import { z } from 'zod'
import { sectionNames, sectionTypes } from '#plugins/pickers/sectionsOfPicker.ts'
import { named } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

/** The specification writes the types of sections in capitals here (block-editor 7). */
const type = z.preprocess((name) => (typeof name === 'string' ? name.toLowerCase() : name), z.enum(sectionTypes))

export const getSections = procedure({
  summary: 'All sections and shows, or those of some types, by the alphabet.',
  permissions: [],
})
  .input(z.object({ types: z.array(type).default([]) }))
  .output(z.array(named))
  .query(({ ctx, input }) => sectionNames(ctx.req, input.types))
