/** Passes the check CHAT_BLOCK_MESSAGE in the reader's browser. */
import { chatCheck } from '#contract/conversations.ts'

declare global {
  interface Window {
    turnstile?: {
      ready: (then: () => void) => void
      render: (box: HTMLElement, options: Record<string, unknown>) => string
    }
    grecaptcha?: {
      ready: (then: () => void) => void
      execute: (siteKey: string, options: { action: string }) => Promise<string>
    }
  }
}

// Milliseconds that a proof is kept before it is made again: a challenge holds longer.
const lifetime = 4 * 60_000

let prepared: { proof: Promise<string | null>; at: number } | null = null

/** Begins to make a proof, so that it is there when the question is written. A proof counts once. */
export function prepareProof(): void {
  if (prepared && Date.now() - prepared.at < lifetime) return
  prepared = { proof: makeProof(), at: Date.now() }
}

/** Resolves to a proof that was not used yet; null where none is needed or none could be made. */
export function takeProof(): Promise<string | null> {
  prepareProof()
  const proof = prepared?.proof ?? Promise.resolve(null)
  prepared = null
  return proof
}

// The back office refuses a question without its proof in words, so that a failure here needs none.
async function makeProof(): Promise<string | null> {
  try {
    const response = await fetch('/api/chat/challenge')
    const task: unknown = response.ok ? await response.json() : null
    if (typeof task !== 'object' || task === null) return null
    const { provider, challenge, siteKey }: Partial<Record<string, unknown>> = { ...task }
    if (provider === 'altcha') return await solve(challenge)
    if (typeof siteKey !== 'string') return null
    if (provider === 'turnstile') return await turnstileToken(siteKey)
    return provider === 'recaptcha' ? await recaptchaToken(siteKey) : null
  } catch (error) {
    console.warn('The check before a message could not be passed:', error)
    return null
  }
}

// Proof of work. The digests are made outside of the page's thread, one after the other: typing goes on.
async function solve(given: unknown): Promise<string | null> {
  if (typeof given !== 'object' || given === null) return null
  const { algorithm, challenge, maxnumber, salt, signature }: Partial<Record<string, unknown>> = { ...given }
  if (typeof algorithm !== 'string' || typeof challenge !== 'string' || typeof salt !== 'string') return null
  const { solveChallenge } = await import('altcha-lib/v1')
  const max = typeof maxnumber === 'number' ? maxnumber : undefined
  const solution = await solveChallenge(challenge, salt, algorithm, max).promise
  return solution && btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }))
}

async function turnstileToken(siteKey: string): Promise<string> {
  await loadScript('https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit')
  const box = document.createElement('div')
  document.body.append(box)
  try {
    return await new Promise<string>((resolve, reject) => {
      const options = {
        sitekey: siteKey,
        action: chatCheck,
        callback: resolve,
        'error-callback': (code: string) => reject(new Error(`Turnstile ${code}`)),
        appearance: 'interaction-only',
      }
      window.turnstile?.ready(() => window.turnstile?.render(box, options))
    })
  } finally {
    box.remove()
  }
}

async function recaptchaToken(siteKey: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey })}`)
  await new Promise<void>((resolve) => window.grecaptcha?.ready(resolve))
  if (!window.grecaptcha) throw new Error('reCAPTCHA did not start')
  return window.grecaptcha.execute(siteKey, { action: chatCheck })
}

const scripts = new Map<string, Promise<void>>()

function loadScript(src: string): Promise<void> {
  const loaded =
    scripts.get(src) ??
    new Promise<void>((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src, async: true })
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => {
        scripts.delete(src)
        reject(new Error(`${src} did not load`))
      })
      document.head.append(script)
    })
  scripts.set(src, loaded)
  return loaded
}
