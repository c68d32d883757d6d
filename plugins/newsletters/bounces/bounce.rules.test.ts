import { describe, expect, it } from '@jest/globals'
import { asksForFewer, complaintLevel, complaintRate } from './bounce.rules.ts'

describe('complaints', () => {
  it('warn at 0.1 %, and stop a send at 0.3 %', () => {
    expect(complaintLevel(0, 0)).toBe('fine')
    expect(complaintLevel(9, 10_000)).toBe('fine')
    expect(complaintLevel(10, 10_000)).toBe('warn')
    expect(complaintLevel(29, 10_000)).toBe('warn')
    expect(complaintLevel(30, 10_000)).toBe('stop')
    expect(complaintLevel(1, 0)).toBe('stop')
    expect(complaintRate(12, 10_000)).toBe('0.12%')
  })
})

describe('a receiving domain', () => {
  it.each([
    ['421 4.7.0 Try again later', true],
    ['451 4.7.1 Too many mails', true],
    ['450 4.2.1 The mailbox is busy', false],
    ['452 4.2.2 The mailbox is full', false],
    ['429 Rate limit of the service', false],
  ])('asks for fewer mails: %s', (response, isAsking) => expect(asksForFewer(response)).toBe(isAsking))
})
