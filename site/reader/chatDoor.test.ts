import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { crossSiteRefusal, isMediaType, limitRefusal } from './chatDoor.ts'

const siteUrl = 'https://paper.example'

describe('the door of the chat', () => {
  it.each([
    ['the site itself', { 'sec-fetch-site': 'same-origin' }, true],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another name below the same domain', { 'sec-fetch-site': 'same-site', origin: siteUrl }, false],
    ['an older browser on the site', { origin: siteUrl }, true],
    [
      'an older browser on another name of this server',
      { origin: 'http://localhost:3001', host: 'localhost:3001' },
      true,
    ],
    ['an older browser on another site', { origin: 'https://other.example', host: 'paper.example' }, false],
    ['a page without an origin', { origin: 'null', host: 'paper.example' }, false],
    ['a program', {}, true],
  ])('from %s: %j is let in: %s', (_, headers, isLetIn) => {
    expect(crossSiteRefusal(headers, siteUrl) === null).toBe(isLetIn)
  })

  it.each([
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/json-patch', false],
    ['text/plain', false],
    [undefined, false],
  ])('takes %s for JSON: %s', (header, isJson) => {
    expect(isMediaType(header, 'application/json')).toBe(isJson)
  })

  it('tells an address that asks too often when to come back', async () => {
    const tries = new RateLimiterMemory({ points: 1, duration: 600 })
    const call = () => limitRefusal(tries, new IncomingMessage(new Socket()))
    expect(await call()).toBeNull()
    expect(await call()).toMatchObject({
      status: 429,
      code: 'too-many',
      message: 'You have asked many questions. Try again in 10 minutes.',
    })
  })
})
