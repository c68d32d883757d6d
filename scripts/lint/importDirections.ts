// A layer of the project and its forbidden imports. Everything that is not named here may import everything.
interface Layer {
  // Its files, by their path from the root.
  files: RegExp
  forbidden: readonly string[]
  forbiddenPackages?: RegExp
  instead: string
}

/** One import, or path to a component, that points the wrong way. */
export interface Violation {
  file: string
  line: number
  specifier: string
  instead: string
}

const layers: readonly Layer[] = [
  {
    files: /^blocks\/.*\.(schema|checks)\.ts$/,
    forbidden: [],
    forbiddenPackages: /^(react|react-dom|lexical|@lexical)(\/.*)?$/,
    instead: 'A schema is what all halves of a block share: put what draws or edits into .render or .editor beside it.',
  },
  {
    files: /^blocks\/.*\.(render|island)\.tsx$/,
    forbidden: [],
    forbiddenPackages: /^(lexical|@lexical\/.*)$/,
    instead:
      "Readers must not be sent the editor: work on the block's properties and children, which hold all there is.",
  },
  {
    files: /^contract\//,
    forbidden: [
      'database',
      'blocks',
      'collections',
      'plugins',
      'cms',
      'realtime',
      'site',
      'payload.config',
      'scripts',
      'tests',
    ],
    forbiddenPackages: /^(payload|@payloadcms\/.*|next(\/.*)?|react(-dom)?(\/.*)?|@?lexical(\/.*)?)$/,
    instead: 'The contract is what two apps agree on, and imports neither: move what it needs into it.',
  },
  {
    files: /^blocks\//,
    forbidden: ['database', 'collections', 'plugins', 'cms', 'realtime', 'site', 'payload.config', 'scripts', 'tests'],
    forbiddenPackages: /^(payload|@payloadcms\/.*|next(\/.*)?)$/,
    instead: 'A block knows nobody: take what it needs as an argument or a property that is passed in from above.',
  },
  {
    files: /^database\//,
    forbidden: ['contract', 'blocks', 'collections', 'plugins', 'cms', 'realtime', 'site', 'payload.config', 'scripts'],
    forbiddenPackages: /^(react(-dom)?(\/.*)?|next(\/.*)?|@?lexical(\/.*)?)$/,
    instead: 'This folder knows the database adapter, and no model: pass in what it needs as an argument.',
  },
  {
    files: /^collections\//,
    forbidden: ['plugins', 'cms', 'realtime', 'site', 'payload.config', 'scripts'],
    instead:
      'The content model knows only the database, blocks and the contract: let payload.config pass the feature in as an argument.',
  },
  {
    files: /^plugins\//,
    forbidden: ['cms', 'realtime', 'site', 'payload.config', 'scripts'],
    instead:
      'A plugin knows only collections and what is below them: let payload.config pass the screen or procedure in as an argument.',
  },
  {
    files: /^cms\//,
    forbidden: ['realtime', 'site', 'scripts'],
    instead:
      'The back office meets the other apps over HTTP and sockets only: put what both need into plugins, or into the contract.',
  },
  {
    files: /^realtime\//,
    forbidden: ['cms', 'site', 'scripts'],
    forbiddenPackages: /^(react|react-dom|next)(\/.*)?$/,
    instead: 'The real-time server shares rules, not screens, with the back office: put what both need into plugins.',
  },
  {
    files: /^site\//,
    forbidden: ['cms', 'realtime', 'plugins', 'collections', 'database', 'payload.config', 'scripts'],
    forbiddenPackages: /^(payload|@payloadcms\/.*|pg|@?lexical(\/.*)?)$/,
    instead: 'The reader site knows only blocks and the contract: ask for it over HTTP, as finished JSON.',
  },
]

// Tests may reach for anything.
const exempt = /\.test\.tsx?$/

const importForms = [
  /\bfrom\s*['"]([^'"\n]+)['"]/g,
  /\bimport\s*['"]([^'"\n]+)['"]/g,
  /\b(?:import|require)\s*\(\s*['"]([^'"\n]+)['"]/g,
]
// Payload takes components as strings; one into the back office is an import of it in disguise.
const componentPath = /['"`](\/(?:cms|site|plugins|collections)\/[^'"`\n]*)['"`]/g

/**
 * Finds what points the wrong way in one file: imports (type imports too), re-exports, and paths of components.
 * @param file path from the root, with forward slashes
 */
export function violationsIn(file: string, source: string): Violation[] {
  if (exempt.test(file)) return []
  const code = withoutComments(source)
  return layers
    .filter(({ files }) => files.test(file))
    .flatMap((layer) =>
      specifiersIn(code)
        .filter(({ specifier }) => isForbidden(layer, file, specifier))
        .map(({ specifier, index }) => ({
          file,
          specifier,
          line: code.slice(0, index).split('\n').length,
          instead: layer.instead,
        })),
    )
    .toSorted((one, other) => one.line - other.line)
}

/** Formats a violation so that editors and terminals can jump to it. */
export function violationText({ file, line, specifier, instead }: Violation): string {
  return `${file}:${line}: '${specifier}' points the wrong way. ${instead}`
}

function specifiersIn(code: string): { specifier: string; index: number }[] {
  return [...importForms, componentPath].flatMap((form) =>
    [...code.matchAll(form)].map((match) => ({ specifier: match[1] ?? '', index: match.index })),
  )
}

function isForbidden(layer: Layer, file: string, specifier: string): boolean {
  if (layer.forbiddenPackages?.test(specifier)) return true
  const target = folderOf(file, specifier)
  return target !== undefined && layer.forbidden.includes(target)
}

// The folder at the root that a specifier leads into; nothing for packages.
function folderOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0]
  if (!/^[./]/.test(specifier)) return undefined
  // A path that begins with a slash is one of a component, from the root.
  const { pathname } = new URL(specifier, `file:///${file}`)
  return pathname.split('/')[1]?.replace(/\.ts$/, '')
}

// Blanks out comments but keeps every line where it is. Good enough for imports, which stand outside of strings.
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}
