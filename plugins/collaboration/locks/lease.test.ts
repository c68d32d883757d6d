import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { decideLease, type Lease, type LeaseEvent, leaseDuration, liveLease } from './lease.ts'

const [ada, ben] = [1, 2]
const at = 1_000_000
const held: Lease = { holder: ada, takenAt: at, expiresAt: at + leaseDuration }
const leaseAfter = (lease: Lease | null, event: LeaseEvent, now: number) => {
  const decision = decideLease(lease, event, now)
  return decision.isDone ? decision.lease : decision.refusal
}

describe('a lock', () => {
  it('is taken by one, and by no other user while it lasts', () => {
    expect(leaseAfter(null, { type: 'take', by: ada }, at)).toEqual(held)
    expect(leaseAfter(held, { type: 'take', by: ben }, at + leaseDuration - 1)).toBe('held')
    expect(leaseAfter(held, { type: 'take', by: ben }, at + leaseDuration)).toMatchObject({ holder: ben })
  })

  it('lasts as long as its holder gives signs of life', () => {
    const renewed = decideLease(held, { type: 'renew', by: ada }, at + 15_000)
    expect(renewed.lease).toEqual({ ...held, expiresAt: at + 15_000 + leaseDuration })
    expect(leaseAfter(held, { type: 'renew', by: ben }, at + 1)).toBe('not held')
  })

  it('that has run out is not renewed: others may have written since', () => {
    expect(leaseAfter(held, { type: 'renew', by: ada }, at + leaseDuration)).toBe('not held')
  })

  it('is given back by its holder, and taken by force from them', () => {
    expect(leaseAfter(held, { type: 'release', by: ada }, at + 1)).toBeNull()
    expect(leaseAfter(held, { type: 'release', by: ben }, at + 1)).toBe('not held')
    expect(decideLease(held, { type: 'force', by: ben }, at + 1)).toEqual({ isDone: true, lease: null, before: held })
    expect(leaseAfter(null, { type: 'force', by: ben }, at + 1)).toBe('not held')
  })

  it('is asked for twice by its holder without any harm', () => {
    expect(leaseAfter(held, { type: 'take', by: ada }, at + 5000)).toEqual({
      ...held,
      expiresAt: at + 5000 + leaseDuration,
    })
  })
})

// People at their browsers, servers that pass on what they say, and a database with the clock that counts. Browsers
// beat by clocks of their own, which run slow or fast by up to a half; what they say is lost while they are cut off or
// their server is dead, and never said after they are closed.
type Step =
  | { type: 'wait'; milliseconds: number }
  | { type: 'ask' | 'release' | 'force'; person: number }
  | { type: 'cut off' | 'connect' | 'close'; person: number }
  | { type: 'kill' | 'restart'; server: number }

const person = fc.integer({ min: 0, max: 2 })
const server = fc.integer({ min: 0, max: 1 })
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ type: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 30_000 }) }),
    fc.record({ type: fc.constantFrom('ask' as const, 'ask' as const, 'release' as const, 'force' as const), person }),
    fc.record({ type: fc.constantFrom('cut off' as const, 'connect' as const, 'close' as const), person }),
    fc.record({ type: fc.constantFrom('kill' as const, 'restart' as const), server }),
  ),
  { maxLength: 60 },
)

// Milliseconds between two signs of life of a browser, by its own clock.
const beat = 5000

// Milliseconds in which nothing happens in between.
const tick = 500

class Newsroom {
  // By the clock of the database.
  now = at
  stored: Lease | null = null
  // True for each user who believes, since the last answer, that they hold the document.
  readonly believes = [false, false, false]
  // Times of each user's last sign of life in the database.
  readonly heard = [0, 0, 0]
  private readonly isConnected = [true, true, true]
  private readonly isAlive = [true, true]
  private readonly nextBeat = [at, at, at]
  // Speeds of the browsers' clocks.
  private readonly speeds: readonly number[]

  constructor(speeds: readonly number[]) {
    this.speeds = speeds
  }

  private reaches(one: number): boolean {
    return this.isConnected[one] === true && this.isAlive[one % 2] === true
  }

  private decide(one: number, event: LeaseEvent) {
    const decision = decideLease(this.stored, event, this.now)
    if (decision.isDone) this.stored = decision.lease
    this.heard[one] = this.now
    return decision
  }

  private beats(): void {
    for (const one of [0, 1, 2]) {
      if (this.now < (this.nextBeat[one] ?? 0)) continue
      this.nextBeat[one] = this.now + beat / (this.speeds[one] ?? 1)
      if (!this.believes[one] || !this.reaches(one)) continue
      this.believes[one] = this.decide(one, { type: 'renew', by: one }).isDone
    }
  }

  take(step: Step): void {
    switch (step.type) {
      case 'wait':
        for (let left = step.milliseconds; left > 0; left -= tick) {
          this.now += Math.min(tick, left)
          this.beats()
        }
        break
      case 'ask':
        if (this.reaches(step.person)) {
          this.believes[step.person] = this.decide(step.person, { type: 'take', by: step.person }).isDone
        }
        break
      case 'release':
        if (this.reaches(step.person) && this.believes[step.person]) {
          this.decide(step.person, { type: 'release', by: step.person })
          this.believes[step.person] = false
        }
        break
      case 'force':
        if (this.reaches(step.person)) this.decide(step.person, { type: 'force', by: step.person })
        break
      case 'cut off':
      case 'connect':
        this.isConnected[step.person] = step.type === 'connect'
        break
      case 'close':
        this.believes[step.person] = false
        break
      case 'kill':
      case 'restart':
        this.isAlive[step.server] = step.type === 'restart'
        break
    }
  }
}

describe('whatever happens to browsers, networks, servers and clocks', () => {
  const speeds = fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0.5, max: 1.5, noNaN: true })))

  it('a lock has one holder at most, who was heard within its time, and runs out when they vanish', () => {
    fc.assert(
      fc.property(steps, speeds, (all, clocks) => {
        const newsroom = new Newsroom(clocks)
        for (const step of all) {
          const before = liveLease(newsroom.stored, newsroom.now)
          newsroom.take(step)
          const lease = liveLease(newsroom.stored, newsroom.now)
          if (lease) {
            expect(newsroom.now - (newsroom.heard[lease.holder] ?? 0)).toBeLessThan(leaseDuration)
            expect(lease.expiresAt - newsroom.now).toBeLessThanOrEqual(leaseDuration)
            // A lock changes hands only by force, by release, or by its end.
            if (before && step.type === 'ask') expect(lease.holder).toBe(before.holder)
          }
        }
        newsroom.take({ type: 'cut off', person: 0 })
        newsroom.take({ type: 'cut off', person: 1 })
        newsroom.take({ type: 'cut off', person: 2 })
        newsroom.take({ type: 'wait', milliseconds: leaseDuration })
        expect(liveLease(newsroom.stored, newsroom.now)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  it('two who ask at the same moment never both get it, in whatever order they are heard', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 2 }), (order) => {
        const newsroom = new Newsroom([1, 1, 1])
        for (const one of order) newsroom.take({ type: 'ask', person: one })
        expect(newsroom.believes.filter(Boolean)).toHaveLength(1)
        expect(newsroom.stored?.holder).toBe(order[0])
      }),
    )
  })
})
