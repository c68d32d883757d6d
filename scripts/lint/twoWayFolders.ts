import { pathOf, specifiersIn, withoutComments } from './importDirections.ts'

/** Where the folders of one floor do not import each other. */
const houses = ['cms', 'plugins', 'realtime', 'site']

/** Tests and what helps them may reach for anything. */
const exempt = /\.(test|fuzz|fixtures)\./

/** Returns the folder of a house that a file lies in: `cms/kit`; nothing for a file outside of them. */
function folderOf(file: string): string | undefined {
  const [house = '', folder, inside] = file.split('/')
  return houses.includes(house) && inside !== undefined ? `${house}/${folder}` : undefined
}

/**
 * Finds folders that import each other, and says by which files.
 * @param sources the files, by their paths from the root
 */
export function twoWayFolders(sources: ReadonlyMap<string, string>): string[] {
  const arrows = new Map<string, string>()
  for (const [file, source] of sources) {
    const from = folderOf(file)
    if (!from || exempt.test(file)) continue
    for (const { specifier } of specifiersIn(withoutComments(source))) {
      const to = folderOf(pathOf(file, specifier) ?? '')
      if (to && to !== from && to.split('/')[0] === from.split('/')[0]) {
        arrows.set(`${from} → ${to}`, `${file} imports '${specifier}'`)
      }
    }
  }
  return [...arrows].flatMap(([arrow, file]) => {
    const [from = '', to = ''] = arrow.split(' → ')
    const back = arrows.get(`${to} → ${from}`)
    const instead = 'Put what both need into a folder below both, or hand it in as an argument.'
    return back && from < to ? [`${from} and ${to} import each other: ${file}, and ${back}. ${instead}`] : []
  })
}
