import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import product from '../package.json' with { type: 'json' }

/** Figures of a process of the newsroom for monitoring: version, Node, start, memory, load. */
export const processFigures = z.object({
  /** The version of the product. */
  version: z.string(),
  /** The version of Node. */
  node: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Bytes. */
  memory: z.number(),
  /** The part of the time since the last answer in which the event loop was busy, from 0 to 1. */
  busy: z.number(),
})

export type ProcessFigures = z.infer<typeof processFigures>

let last = performance.eventLoopUtilization()

/** Returns the figures of this process. */
export function figuresOfProcess(): ProcessFigures {
  const now = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(now, last)
  last = now
  return {
    version: product.version,
    node: process.version,
    startedAt: Math.round(performance.timeOrigin),
    memory: process.memoryUsage.rss(),
    busy: Number.isFinite(utilization) ? utilization : 0,
  }
}
