import { describe, expect, it } from '@jest/globals'
import { reportTable } from './report.ts'

const measured = [
  { what: 'Cold start', milliseconds: { count: 3, median: 1909.4, p95: 2578, max: 2578 }, goal: 'soon' },
  { what: 'Cached article', ratio: { value: 0.954, to: 'node:http' }, requestsPerSecond: 13857.4 },
  { what: '  node:http', requestsPerSecond: 99.44, milliseconds: { count: 3, median: 0.126, p95: 12.34, max: 99.96 } },
  { what: 'Lighthouse', score: { value: 99, unit: 'of 100' } },
]

describe('the table of a report', () => {
  const [head, , ...lines] = reportTable(measured).split('\n')

  it('puts ratios first, and what they were measured against right below them', () => {
    expect(lines.map((line) => line.split(/ {2,}/).filter(Boolean)[0])).toEqual([
      'Cached article',
      'node:http',
      'Cold start',
      'Lighthouse',
    ])
  })

  it('has every number below its heading, with as many digits as mean something', () => {
    const columnOf = (heading: string) => (line: string | undefined) => {
      const end = (head ?? '').indexOf(heading) + heading.length
      return line?.slice(0, end).split(/ {2,}/).at(-1)
    }
    expect(lines.map(columnOf('a second')).slice(0, 2)).toEqual(['13857', '99.4'])
    expect(columnOf('median')(lines[1])).toBe('0.13 ms')
    expect(columnOf('p95')(lines[1])).toBe('12.3 ms')
    expect(columnOf('median')(lines[2])).toBe('1909 ms')
    expect(columnOf('ratio')(lines[0])).toBe('0.95 of node:http')
  })
})
