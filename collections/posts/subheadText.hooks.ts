import type { CollectionBeforeChangeHook } from 'payload'
import { plainTextOf } from '../fields/plainTextOf.ts'

/** Keeps the dek as text beside the rich one: lists, search, feeds and the readiness checks read it. */
export const setSubheadText: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  subheadText: plainTextOf(data.subhead),
})
