import { dirname, relative } from 'node:path'
import { z } from 'zod'
import { groupFolder } from './groups.ts'

const jestResult = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          ancestorTitles: z.array(z.string()),
          // Milliseconds since 1970, and for how many.
          startAt: z.number().nullish(),
          duration: z.number().nullish(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

export interface FileOutcome {
  /** Path from the root of the project. */
  file: string
  seconds: number
  passed: number
  /** A file that cannot be loaded counts as one failed test. */
  failed: number
  firstFailure?: { test: string; error: string }
}

export interface JestOutcome {
  files: readonly FileOutcome[]
  breakdown?: string
}

/** Reads the result file of Jest, undefined when it wrote none, and its exit code, null when it was killed. */
export function readJestResult(text: string | undefined, exitCode: number | null, root: string): JestOutcome {
  if (text === undefined) return { files: [], breakdown: 'Jest ended without a result' }
  const results = jestResult.parse(JSON.parse(text)).testResults
  const files = results
    .flatMap((result) => byFile(result, root))
    .map((result): FileOutcome => {
      const failures = result.assertionResults.filter(({ status }) => status === 'failed')
      const passed = result.assertionResults.filter(({ status }) => status === 'passed').length
      const { file } = result
      const seconds = Math.round((result.endTime - result.startTime) / 1000)
      if (result.status !== 'failed') return { file, seconds, passed, failed: 0 }
      const [first] = failures
      const firstFailure = first
        ? { test: first.fullName, error: errorOf(first.failureMessages?.[0] ?? '') }
        : { test: 'the file as a whole', error: firstLine(result.message) }
      return { file, seconds, passed, failed: Math.max(1, failures.length), firstFailure }
    })
  if (exitCode === 0 || files.some(({ failed }) => failed > 0)) return { files }
  return { files, breakdown: `Jest ended with ${exitCode ?? 'a signal'}, though no file failed` }
}

type Result = z.infer<typeof jestResult>['testResults'][number]

// Returns the results of the files of a group, each of which is a block with its path as title, or those of a single file. A
// group without tests has broken down as a whole.
function byFile(result: Result, root: string): readonly (Result & { file: string })[] {
  const file = relative(root, result.name)
  if (dirname(file) !== groupFolder || result.assertionResults.length === 0) return [{ ...result, file }]
  const files = new Map<string, Result['assertionResults']>()
  for (const test of result.assertionResults) {
    const path = test.ancestorTitles[0] ?? file
    files.set(path, [...(files.get(path) ?? []), { ...test, fullName: test.fullName.slice(path.length).trim() }])
  }
  return [...files].map(([path, assertionResults]) => {
    const starts = assertionResults.map(({ startAt }) => startAt ?? result.startTime)
    const ends = assertionResults.map(({ startAt, duration }) => (startAt ?? result.startTime) + (duration ?? 0))
    const hasFailed = assertionResults.some(({ status }) => status === 'failed')
    return {
      ...result,
      file: path,
      status: hasFailed ? 'failed' : 'passed',
      startTime: Math.min(...starts),
      endTime: Math.max(...ends),
      assertionResults,
    }
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins a colour.
const colours = /\u001B\[\d+m/g

// Returns what a failure says, with its causes: "fetch failed" alone does not distinguish a closed connection from a
// dead server.
function errorOf(text: string): string {
  const causes = [...text.replaceAll(colours, '').matchAll(/^\s*\[cause\]: (.+?)(?: \{)?$/gm)].map(([, cause]) => cause)
  return [firstLine(text), ...causes].join(', caused by ')
}

// Returns the first line that says something, without colours and without Jest's bullet.
function firstLine(text: string): string {
  const lines = text.replaceAll(colours, '').split('\n')
  return lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('●')) ?? ''
}
