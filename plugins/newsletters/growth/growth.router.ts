import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { idText } from '../sending/sending.schema.ts'
import { growthOf } from './growth.read.ts'
import { growth } from './growth.schema.ts'

/** Procedures about the readers of a newsletter as a whole. */
export const growthRouter = createRouter({
  getGrowth: procedure({
    summary: 'Readers of a newsletter in each of 26 weeks, and what became of its newest 26 issues.',
    permissions: ['UPDATE_NEWSLETTER'],
  })
    .input(z.object({ list: idText }))
    .output(growth)
    .query(({ ctx: { req }, input }) => growthOf(req, Number(input.list), new Date())),
})
