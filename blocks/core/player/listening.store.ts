/**
 * What the browser keeps of listening: for this tab the episode that goes on over pages and the sleep timer, for good the
 * positions and the speed. A browser that keeps nothing loses nothing but that.
 */
import type { ReaderChapter } from '#contract/reader.schema.ts'

/** An episode as the player takes it. */
export interface HeardEpisode {
  id: string
  /** Path of its page. */
  href: string
  headline: string
  show: string
  /** Address of its recording. */
  src: string
  /** Address of a square picture. */
  cover: string | null
  /** Seconds; null where it is not known before the recording is loaded. */
  duration: number | null
  chapters: ReaderChapter[]
}

/** The episode that goes on over the pages of a tab, and whether it was playing when the last page was left. */
export interface CurrentEpisode extends HeardEpisode {
  isPlaying: boolean
}

interface Habits {
  rate: number
  // Seconds by the id of the episode, the one that was heard last at the end.
  positions: [id: string, time: number][]
}

export const currentKey = 'podcast-current'
const sleepKey = 'podcast-sleep'
const habitsKey = 'podcast-habits'

// Episodes whose positions are kept.
const maxPositions = 50

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch {
    // The browser keeps nothing for this site.
  }
}

// Blocked storage throws when it is named.
const ofTab = () => window.sessionStorage
const forGood = () => window.localStorage

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isCurrent = (value: unknown): value is CurrentEpisode =>
  isRecord(value) &&
  [value.id, value.href, value.headline, value.show, value.src].every((text) => typeof text === 'string') &&
  Array.isArray(value.chapters)

/** Returns the episode that goes on over the pages of this tab. */
export function readCurrent(): CurrentEpisode | null {
  const value = read(ofTab, currentKey)
  return isCurrent(value) ? value : null
}

/** Keeps the episode for the next page of this tab; null: none goes on. */
export function writeCurrent(current: CurrentEpisode | null): void {
  write(ofTab, currentKey, current)
}

/** Returns when the sleep timer of this tab stops what plays, in milliseconds since 1970; null while it is off. */
export function readSleep(): number | null {
  const value = read(ofTab, sleepKey)
  return typeof value === 'number' ? value : null
}

export function writeSleep(at: number | null): void {
  write(ofTab, sleepKey, at)
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1])

function readHabits(): Habits {
  const value = read(forGood, habitsKey)
  const { rate, positions } = isRecord(value) ? value : {}
  return {
    rate: typeof rate === 'number' && rate > 0 && rate <= 4 ? rate : 1,
    positions: Array.isArray(positions) ? positions.filter(isPosition) : [],
  }
}

/** Returns the speed that the reader chose last. */
export function readRate(): number {
  return readHabits().rate
}

export function writeRate(rate: number): void {
  write(forGood, habitsKey, { ...readHabits(), rate })
}

/** Returns where the reader stopped in an episode, in seconds; 0 for one that is new. */
export function readPosition(id: string): number {
  return readHabits().positions.find(([known]) => known === id)?.[1] ?? 0
}

/** Keeps where the reader is in an episode; 0 forgets it. */
export function writePosition(id: string, time: number): void {
  const { rate, positions } = readHabits()
  const others = positions.filter(([known]) => known !== id)
  const own: Habits['positions'] = time > 0 ? [[id, Math.round(time * 10) / 10]] : []
  write(forGood, habitsKey, { rate, positions: [...others, ...own].slice(-maxPositions) })
}
