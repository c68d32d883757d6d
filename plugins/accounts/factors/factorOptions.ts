import type { SanitizedConfig } from 'payload'

export interface FactorOptions {
  /** Seal the secrets of authenticator apps: the newest seals, all open. */
  secrets: readonly string[]
}

/** Returns the options of the plugin, for procedures, which are mounted apart from it. */
export function factorOptionsOf({ custom }: Pick<SanitizedConfig, 'custom'>): FactorOptions {
  return custom.secondFactors
}

/** Returns the site that passkeys are bound to: that of the back office's public address. */
export function relyingPartyOf({ serverURL }: Pick<SanitizedConfig, 'serverURL'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(serverURL)
  return { id: hostname, origin }
}
