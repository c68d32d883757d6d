import { parseArgs } from 'node:util'

export const importUsage = `Usage: npm run import -- wordpress FILE.xml [--report FILE] [--site ADDRESS]
       npm run import -- articles FILE.jsonl [--report FILE]
       npm run import -- podcast FEED [--report FILE]

  wordpress   a WordPress export (Tools → Export in WordPress)
  articles    a list of articles, one JSON record a line (docs/importing.md)
  podcast     the feed of a podcast: a file, or its address; the recordings are fetched
  --report    where the whole report is written; the screen shows the most frequent lines
  --site      the address of the old site, for a WordPress export that does not say it`

const kinds = ['wordpress', 'articles', 'podcast'] as const
type ImportKind = (typeof kinds)[number]

export interface ImportArguments {
  kind: ImportKind
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
  const [named, file, ...others] = positionals
  const kind = kinds.find((one) => one === named)
  if (!kind) throw new UsageError(named ? `There is no import called "${named}".` : 'Say what is to be imported.')
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
