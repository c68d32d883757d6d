import { describe, expect, it } from '@jest/globals'
import type { Measured } from './measure.types.ts'
import { recorded } from './record.ts'

const page = `# Measurements

<!-- Written by \`npm run bench -- --record\`: begin -->
<!-- end -->

Other words.
`
const run = { commit: 'abc1234', date: '2026-11-27', load: 0.1 }
const rest: Measured = {
  what: 'REST, newest 20 posts, cached, 332 KB',
  ratio: { value: 2.5, to: 'a bare Payload' },
  requestsPerSecond: 410,
  goal: '1.5 of a bare Payload',
}
const unchanged: Measured = {
  what: 'REST, unchanged since',
  milliseconds: { count: 90, median: 0.8, p95: 1.2, max: 3 },
}

describe('the table of the benchmark', () => {
  it('has a line for each measure with the run that it is of, between the words of the page', () => {
    const written = recorded(page, run, [rest, unchanged])
    expect(written.split('\n')).toEqual([
      '# Measurements',
      '',
      '<!-- Written by `npm run bench -- --record`: begin -->',
      '',
      '| measure | ratio | a second | median | p95 | max | goal | commit | date | load |',
      '|---|---:|---:|---:|---:|---:|---|---|---|---|',
      '| REST, newest 20 posts, cached, 332 KB | 2.50 of a bare Payload | 410 |  |  |  | 1.5 of a bare Payload | abc1234 | 2026-11-27 | 0.10 |',
      '| REST, unchanged since |  |  | 0.80 ms | 1.20 ms | 3.00 ms |  | abc1234 | 2026-11-27 | 0.10 |',
      '',
      '<!-- end -->',
      '',
      'Other words.',
      '',
    ])
  })

  it('gets the lines of a later run in place of the same ones, and keeps the others', () => {
    const later = { ...run, commit: 'def5678' }
    const written = recorded(recorded(page, run, [rest, unchanged]), later, [
      { ...rest, what: 'REST, newest 20 posts, cached, 340 KB', requestsPerSecond: 500 },
    ])
    const lines = written.split('\n').filter((line) => line.startsWith('| REST'))
    expect(lines).toEqual([
      expect.stringMatching(/340 KB .* 500 .* def5678/),
      expect.stringMatching(/^\| REST, unchanged since .* abc1234/),
    ])
  })

  it('names the line before in a line that belongs to it', () => {
    const peer: Measured = { what: '  node:http, the same 12,345 bytes', requestsPerSecond: 4000 }
    const written = recorded(page, run, [rest, peer, unchanged, peer])
    expect(written.match(/^\| REST.*: node:http, the same 12,345 bytes/gm)).toHaveLength(2)
  })

  it('is refused by a page that has no place for it', () => {
    expect(() => recorded('# Measurements\n', run, [rest])).toThrow('no place')
  })
})
