import { beforeAll, describe, expect, it } from '@jest/globals'
import { demoPassword } from '#scripts/start/demo.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { attacks, type Targets } from './attacks/attacks.rows.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { sharedNewsroom } from './newsroom.ts'

// How many of the same attack come at once, and how often.
const { together, rounds } = inGateOrSoak({ together: 2, rounds: 1 }, { together: 10, rounds: 30 })

// Milliseconds after which a person takes a server for gone.
const timeoutMs = 20_000

let targets: Targets

beforeAll(async () => {
  const { cmsUrl, siteUrl } = sharedNewsroom()
  targets = { cmsUrl, siteUrl, contributor: await signInByRest(cmsUrl, 'contributor') }
})

// What others do meanwhile. The page is one that no cache holds.
const others = {
  health: () => `${targets.cmsUrl}/api/health`,
  page: () => `${targets.siteUrl}/search?q=harbor${Math.round(performance.now())}`,
  login: () => `${targets.cmsUrl}/api/users/login`,
}

async function timeOf(other: keyof typeof others): Promise<number> {
  const begun = performance.now()
  const isLogin = other === 'login'
  const response = await fetch(others[other](), {
    method: isLogin ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json' },
    body: isLogin ? JSON.stringify({ email: 'editor@citydesk.test', password: demoPassword }) : undefined,
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.arrayBuffer()
  expect([other, response.status]).toEqual([other, 200])
  return performance.now() - begun
}

const share = (sorted: readonly number[], of: number): number => Math.round(sorted[Math.floor(sorted.length * of)] ?? 0)

describe('requests that cost more than they weigh', () => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    'are refused while others are answered: %s',
    async (name, { send, status }) => {
      const times: Record<keyof typeof others, number[]> = { health: [], page: [], login: [] }
      for (let round = 0; round < rounds; round++) {
        const sent = Promise.all(Array.from({ length: together }, () => send(targets)))
        for (const other of ['health', 'page', 'login'] as const) times[other].push(await timeOf(other))
        expect(new Set(await sent)).toEqual(new Set([status]))
      }
      const words = Object.entries(times).map(([other, all]) => {
        const sorted = all.toSorted((one, next) => one - next)
        return `${other} ${share(sorted, 0.5)} / ${share(sorted, 0.99)} ms`
      })
      if (rounds > 1) console.info(`${name}: ${words.join(', ')} (median / 99 %)`)
    },
  )
})
