import { z } from 'zod'
import { chatCheck } from '#contract/chat.schema.ts'
import { callService } from '#plugins/outside/serviceCall.ts'
import { claimProof } from './usedProofs.store.ts'
import type { Verification } from './verification.types.ts'

/** Keys of an account at a service, and where its pages are shown. */
export interface SiteverifyKeys {
  siteKey: string
  secretKey: string
  hostname: string
  /** Address of the service, without a path. */
  url: string
}

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  // From 0 for a program to 1 for a person; reCAPTCHA alone.
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

// Errors of a token: the reader tries again. Other errors are those of the keys, or of the service.
const tokenErrors = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

// Milliseconds; both services accept a token for less.
const lifetime = 10 * 60_000

// Below it, reCAPTCHA takes the sender for a program. The service's own recommendation.
const minScore = 0.5

const services = {
  turnstile: {
    name: 'Turnstile',
    variable: 'TURNSTILE_SECRET_KEY',
    path: '/turnstile/v0/siteverify',
    hasScore: false,
  },
  recaptcha: { name: 'reCAPTCHA', variable: 'RECAPTCHA_SECRET_KEY', path: '/recaptcha/api/siteverify', hasScore: true },
}

/**
 * Cloudflare Turnstile (developers.cloudflare.com/turnstile) or reCAPTCHA v3 (developers.google.com/recaptcha): the
 * browser gets a token from the service, which says here whose it is.
 */
export function siteverify(provider: keyof typeof services, keys: SiteverifyKeys): Verification {
  const { hasScore, path, ...service } = services[provider]
  return {
    challenge: async () => ({ provider, siteKey: keys.siteKey }),
    verify: async (payload, verification, now) => {
      if (!verification) return false
      const body = new URLSearchParams({ secret: keys.secretKey, response: verification })
      const found = await callService(service, verdict, keys.url + path, { method: 'POST', body })
      const foreign = found['error-codes'].filter((code) => !tokenErrors.has(code))
      if (!found.success && foreign.length > 0) throw new Error(`${service.name} answered ${foreign.join(', ')}`)
      const isPerson = !hasScore || (found.score ?? 0) >= minScore
      const isOurs = found.hostname === keys.hostname && found.action === chatCheck
      if (!found.success || !isOurs || !isPerson) return false
      return claimProof(payload, verification, new Date(now.getTime() + lifetime), now)
    },
  }
}
