import { describe, expect, it } from '@jest/globals'
import { stepAfterPassword, strictestRule } from './factors.rules.ts'

const off = { secondFactor: 'off', graceDays: 7 } as const
const optional = { secondFactor: 'optional', graceDays: 7 } as const
const required = (graceDays: number | null) => ({ secondFactor: 'required', graceDays }) as const

describe('the rule of a person', () => {
  it.each([
    ['no role', [], { rule: 'optional', graceDays: 0 }],
    ['only roles without one', [off, off], { rule: 'off', graceDays: 0 }],
    ['a role that allows it', [off, optional], { rule: 'optional', graceDays: 0 }],
    ['a role from before', [{}], { rule: 'optional', graceDays: 0 }],
    ['a role that requires it', [off, required(7), optional], { rule: 'required', graceDays: 7 }],
    ['two that require it', [required(7), required(2)], { rule: 'required', graceDays: 2 }],
    ['one without days', [required(7), required(null)], { rule: 'required', graceDays: 0 }],
  ])('is the strictest of their roles: %s', (_, roles, rule) => {
    expect(strictestRule(roles)).toEqual(rule)
  })
})

describe('a log-in with the right password', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
  const person = {
    rule: 'optional',
    graceDays: 0,
    hasFactor: false,
    isTrustedDevice: false,
    requiredSince: null,
  } as const
  const bound = { ...person, rule: 'required', graceDays: 7 } as const

  it.each([
    ['needs nothing where none is required', person, null],
    ['asks for the factor that there is', { ...person, hasFactor: true }, 'ask'],
    ['asks for it whatever the roles say', { ...person, rule: 'off', hasFactor: true } as const, 'ask'],
    ['does not ask in a trusted browser', { ...person, hasFactor: true, isTrustedDevice: true }, null],
    ['leaves days to set one up', bound, null],
    ['leaves them to the last', { ...bound, requiredSince: daysAgo(6.99) }, null],
    ['asks to set one up after them', { ...bound, requiredSince: daysAgo(7) }, 'setUp'],
    ['asks at once where there are no days', { ...bound, graceDays: 0 }, 'setUp'],
    ['asks to set one up in a trusted browser too', { ...bound, graceDays: 0, isTrustedDevice: true }, 'setUp'],
  ])('%s', (_, facts, step) => {
    expect(stepAfterPassword(facts, now)).toBe(step)
  })
})
