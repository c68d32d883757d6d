import { addresses } from './addresses.measure.ts'
import { cachedPages } from './cachedPages.measure.ts'
import { importing } from './importing.measure.ts'
import { lighthouse } from './lighthouse.measure.ts'
import type { Limits, Measure } from './measure.types.ts'
import { media } from './media.measure.ts'
import { pickers } from './pickers.measure.ts'
import { postsList } from './postsList.measure.ts'
import { publishToVisible } from './publishToVisible.measure.ts'
import { readerApi } from './readerApi.measure.ts'
import { restList } from './restList.measure.ts'
import { together } from './together.measure.ts'
import { typing } from './typing.measure.ts'
import { uncachedPages } from './uncachedPages.measure.ts'

/** All measures, in the order in which they are taken. */
export const measures: readonly Measure[] = [
  cachedPages,
  uncachedPages,
  readerApi,
  restList,
  postsList,
  pickers,
  media,
  publishToVisible,
  together,
  typing,
  lighthouse,
  addresses,
  importing,
]

export const wholeRun: Limits = { rounds: Infinity, items: Infinity, seconds: Infinity }

/** For a run that only shows that every measure works. */
export const smallRun: Limits = { rounds: 2, items: 20, seconds: 0.2 }
