import { parseArgs } from 'node:util'

export const importUsage = `Usage: npm run import -- wordpress FILE.xml [--report FILE] [--site ADDRESS]
       npm run import -- articles FILE.jsonl [--report FILE]

  wordpress   a WordPress export (Tools → Export in WordPress)
  articles    a list of articles, one JSON record a line (docs/importing.md)
  --report    where the whole report is written; the screen shows the most frequent lines
  --site      the address of the old site, for a WordPress export that does not say it`

export interface ImportArguments {
  kind: 'wordpress' | 'articles'
  file: string
  /** Undefined: no file. */
  report: string | undefined
  /** The address of the old site. Undefined: the export says it. */
  site: string | undefined
}

/** The command line was not understood; the message says what about it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Reads the arguments of `npm run import`.
 * @throws UsageError with a sentence to show above the usage
 */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parse(args)
  const [kind, file, ...others] = positionals
  if (kind !== 'wordpress' && kind !== 'articles') {
    throw new UsageError(kind ? `There is no import called "${kind}".` : 'Say what is to be imported.')
  }
  if (!file) throw new UsageError('Name the file to import.')
  if (others.length > 0) throw new UsageError(`One file at a time; not understood: ${others.join(' ')}`)
  if (values.site !== undefined && kind !== 'wordpress') throw new UsageError('Only a WordPress export is of a site.')
  if (values.site !== undefined && !URL.canParse(values.site)) throw new UsageError(`"${values.site}" is no address.`)
  return { kind, file, report: values.report, site: values.site }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { report: { type: 'string' }, site: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
