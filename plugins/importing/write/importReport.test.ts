import { describe, expect, it } from '@jest/globals'
import { ImportReport } from './importReport.ts'
import { formatReport } from './importReportFormat.ts'

describe('the report of an import', () => {
  it('counts by kind and outcome', () => {
    const report = new ImportReport()
    report.count('posts', 'made', 3)
    report.count('pages', 'made')
    expect([report.number('made'), report.number('made', 'posts'), report.number('lost')]).toEqual([4, 3, 0])
  })

  it('has a line for each thing that was lost, however few lines are shown', () => {
    const report = new ImportReport()
    report.lose('posts', 'post 1', 'too odd')
    report.lose('posts', 'post 2', 'odder')
    const text = formatReport(report, 0).join('\n')
    expect(report.number('lost')).toBe(2)
    expect(text).toContain('post 1: too odd')
    expect(text).toContain('post 2: odder')
  })

  it('joins equal lines, the most frequent first, and says where it happened first', () => {
    const report = new ImportReport()
    report.remark({ kind: 'kept-html', what: '<table>' }, 'post 1')
    report.remark({ kind: 'kept-html', what: '<pre>' }, 'post 2')
    report.remark({ kind: 'kept-html', what: '<pre>' }, 'post 3')
    const lines = formatReport(report, 1)
    expect(lines.find((line) => line.includes('<pre>'))).toMatch(/2 {2}<pre> {2}\(first in post 2\)/)
    expect(lines.at(-1)).toContain('and 1 more kinds')
  })

  it('says how to go on after an interruption', () => {
    const report = new ImportReport()
    report.isInterrupted = true
    expect(formatReport(report)[0]).toContain('run the same command again')
  })
})
