import type { SanitizedConfig } from 'payload'

/** A variable of the environment. Its value is never part of it. */
export interface SettingReport {
  name: string
  description: string
  state: 'set' | 'default' | 'not set'
  /** What is wrong with it, and what to do; null when nothing is. */
  danger: { text: string; todo: string } | null
}

export interface SystemOptions {
  /** The folder of the product. */
  root: string
  /** The folder of everything that is kept on disk. */
  dataDir: string
  /** The real-time server, for calls of the back office. */
  realtimeUrl: string
  /** Shared by the processes: with it they say more of themselves. */
  secret: string
  settings(): SettingReport[]
  /** Whether this process shows itself to others, and works on rebuilds of the search index. */
  isWorking: boolean
}

const key = 'systemTools'

/** Returns a config's `custom` with the options, for `systemOptionsOf`. */
export function provideOptions(custom: Record<string, unknown> | undefined, options: SystemOptions) {
  return { ...custom, [key]: options }
}

/** Returns the newsroom's options, for procedures, which are mounted apart from the plugin. */
export function systemOptionsOf({ custom }: Pick<SanitizedConfig, 'custom'>): SystemOptions {
  return custom[key]
}
