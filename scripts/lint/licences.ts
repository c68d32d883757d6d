import { z } from 'zod'

// SPDX identifiers of the licences that a package of the product may have: the project itself is under MIT.
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
])

// A package that may be used although its licence is not on the list, as long as it states exactly this one.
interface Exception {
  name: RegExp
  states: string | undefined
  because: string
}

const exceptions: readonly Exception[] = [
  {
    name: /^@img\/sharp-libvips-/,
    states: 'LGPL-3.0-or-later',
    because: 'a shared library that sharp loads: a package of its own, unchanged and replaceable, as the LGPL asks',
  },
  {
    name: /^@img\/sharp-win32-/,
    states: 'Apache-2.0 AND LGPL-3.0-or-later',
    because: 'contains the same shared library',
  },
  {
    name: /^@img\/sharp-wasm32$/,
    states: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    because: 'contains the same library, and is optional',
  },
  {
    name: /^libheif-js$/,
    states: 'LGPL-3.0',
    because: 'a library in a package of its own, unchanged and replaceable, as the LGPL asks',
  },
  {
    name: /^jsonify$/,
    states: 'Public Domain',
    because: 'has no owner; patch-package compares packages with it',
  },
  {
    name: /^@sesamecare-oss\/redlock$/,
    states: 'UNLICENSED',
    because: 'its LICENSE.md is the MIT licence',
  },
  { name: /^(busboy|streamsearch)$/, states: undefined, because: 'states MIT in the older field "licenses"' },
]

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
})

/**
 * Returns a message for each package that the product needs at run time and whose licence is not allowed.
 * @param lockfile the contents of package-lock.json
 */
export function licenceFaults(lockfile: unknown): string[] {
  return Object.entries(lockfileSchema.parse(lockfile).packages).flatMap(([path, { version, license, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (name === '' || dev || isAllowed(license) || isException(name, license)) return []
    const stated = license ? `is under ${license}` : 'states no licence'
    return [
      `package-lock.json: ${name} ${version} ${stated}, which is not allowed. Replace the package; if its licence is ` +
        'compatible with MIT, add it to scripts/lint/licences.ts.',
    ]
  })
}

// Reads "A", "A OR B" and "A AND B", with or without parentheses around; refuses what mixes both.
function isAllowed(expression: string | undefined): boolean {
  if (!expression) return false
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' AND ')) return bare.split(' AND ').every((licence) => allowed.has(licence))
  return bare.split(' OR ').some((licence) => allowed.has(licence))
}

function isException(name: string, licence: string | undefined): boolean {
  return exceptions.some((exception) => exception.name.test(name) && exception.states === licence)
}
