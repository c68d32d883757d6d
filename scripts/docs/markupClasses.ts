import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Payload, and the packages whose markup it or we show.
const packages = [
  '@payloadcms/ui',
  '@payloadcms/next',
  '@payloadcms/richtext-lexical',
  '@lexical/react',
  'react-datepicker',
  'react-select',
  '@codemirror/view',
  '@codemirror/language',
  '@lezer/highlight',
].map((name) => path.join('node_modules', name, 'dist'))

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name))

const read = (file: string): string => readFileSync(file, 'utf8')

/** Returns the classes that the selectors of a style sheet name. */
export function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '').match(/[^{};]+(?=\{)/g) ?? []
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')),
  )
}

/** Returns the classes that those packages style. */
export function styledElsewhere(): Set<string> {
  return new Set(packages.flatMap((folder) => filesIn(folder, '.css').flatMap((file) => [...classesIn(read(file))])))
}

/**
 * Returns a function that says whether a class can be in the markup of the back office.
 * @param scripts our own files
 */
export function markupClasses(scripts: readonly string[]): (name: string) => boolean {
  const files = [...packages.flatMap((folder) => filesIn(folder, '.js')), ...scripts]
  const words = new Set(files.flatMap((file) => read(file).match(/[\w-]+/g) ?? []))
  const styled = styledElsewhere()
  // Names are put together at run time: `${baseClass}__title`, `columns--gap-${gap}`, `${block}--${alignment}`.
  const isJoined = (before: string, sign: string, after: string) =>
    (words.has(before + sign) && words.has(after)) ||
    (words.has(before) && ((sign !== '-' && words.has(sign + after)) || (sign === '--' && words.has(after))))
  return (name) =>
    // The prefix that Payload gives to the classes of react-select.
    words.has(name.replace(/^rs__/, '')) ||
    styled.has(name) ||
    [...name.matchAll(/__|--|-/g)].some(({ 0: sign, index }) =>
      isJoined(name.slice(0, index), sign, name.slice(index + sign.length)),
    )
}
