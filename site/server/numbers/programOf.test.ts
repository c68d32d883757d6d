import { describe, expect, it } from '@jest/globals'
import { programOf } from './programOf.ts'

const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the program behind a user agent', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
    [`${linux} Chrome/142.0.0.0 Safari/537.36`, 'Chrome 142'],
    [`${linux} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Microsoft Edge 142'],
    [`${phone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari 18'],
    ['FooReader-7f3a9c2e/2 of-ana', 'Other browsers'],
  ])('is a browser of readers: %s', (userAgent, program) => {
    expect(programOf(userAgent)).toEqual({ program, isBot: false })
  })

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot'],
    [`${linux}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`, 'GPTBot'],
    [`${linux} HeadlessChrome/140.0.0.0 Safari/537.36`, 'HeadlessChrome'],
    ['Mozilla/5.0 (compatible; Lanternfinder/1.0)', 'Lanternfinder'],
    ['Reader-7f3a9c2e/2 of-ana', 'Reader'],
    ['curl/8.5.0', 'curl'],
    ['python-requests/2.31', 'python-requests'],
    [undefined, 'Without a name'],
    ['', 'Without a name'],
    [`${'x'.repeat(90)}bot`, 'x'.repeat(40)],
  ])('is no browser of a reader: %s', (userAgent, program) => {
    expect(programOf(userAgent)).toEqual({ program, isBot: true })
  })
})
