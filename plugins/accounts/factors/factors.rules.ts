/** What the roles of a person say about a second factor. */
export interface FactorRule {
  rule: 'off' | 'optional' | 'required'
  /** Days in which it has to be set up; those of the strictest role. */
  graceDays: number
}

interface RoleFacts {
  secondFactor?: FactorRule['rule'] | null
  graceDays?: number | null
}

/** Returns the strictest rule of a person's roles. A person without roles may have a second factor. */
export function strictestRule(roles: readonly RoleFacts[]): FactorRule {
  const required = roles.filter(({ secondFactor }) => secondFactor === 'required')
  if (required.length > 0) {
    return { rule: 'required', graceDays: Math.min(...required.map(({ graceDays }) => graceDays ?? 0)) }
  }
  const isOff = roles.length > 0 && roles.every(({ secondFactor }) => secondFactor === 'off')
  return { rule: isOff ? 'off' : 'optional', graceDays: 0 }
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns when a person has to have a second factor.
 * @param requiredSince the first log-in at which it was required; null: this one
 */
export function graceEnd({ graceDays }: FactorRule, requiredSince: Date | null, now: Date): Date {
  return new Date((requiredSince ?? now).getTime() + graceDays * dayMs)
}

/**
 * Returns what a log-in with the right password still needs: `ask` for the factor that there is, `setUp` before anything
 * else, or nothing. Who has a factor proves it whatever the roles say.
 */
export function stepAfterPassword(
  person: FactorRule & { hasFactor: boolean; isTrustedDevice: boolean; requiredSince: Date | null },
  now: Date,
): 'ask' | 'setUp' | null {
  if (person.hasFactor) return person.isTrustedDevice ? null : 'ask'
  if (person.rule !== 'required') return null
  return graceEnd(person, person.requiredSince, now) <= now ? 'setUp' : null
}
