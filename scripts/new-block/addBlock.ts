import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BlockNames, blockNames } from './blockNames.ts'
import { leafFiles } from './leafTemplate.ts'
import { partFiles } from './partTemplate.ts'
import { registriesOf } from './registries.ts'
import { wrapFiles } from './wrapTemplate.ts'

/**
 * Writes the folder of a block, and its lines in the registries.
 * @param root the folder of the repository
 * @param part name of the parts that it holds; without one it is a leaf
 * @returns the files that are new or changed, from `root` on
 * @throws Error when a name is not written like `press-note`, or is taken; nothing is written then
 */
export async function addBlock(root: string, name: string, part?: string): Promise<string[]> {
  for (const wanted of part === undefined ? [name] : [name, part]) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(wanted)) throw new Error(`‘${wanted}’ is no name: write it like press-note`)
    if (existsSync(path.join(root, 'blocks', wanted))) throw new Error(`There is a folder blocks/${wanted} already`)
  }
  if (name === part) throw new Error('A part has a name of its own')
  const names = blockNames(name)
  if (part === undefined) return write(root, names, leafFiles(names), true)
  const parts = blockNames(part)
  const written = [
    ...(await write(root, names, wrapFiles(names, parts), true)),
    ...(await write(root, parts, partFiles(parts, names), false)),
  ]
  return [...new Set(written)]
}

async function write(
  root: string,
  names: BlockNames,
  files: Record<string, string>,
  isListed: boolean,
): Promise<string[]> {
  const folder = path.join('blocks', names.kebab)
  await mkdir(path.join(root, folder))
  const written: string[] = []
  for (const [ending, content] of Object.entries(files)) {
    const file = path.join(folder, `${names.kebab}.${ending}`)
    await writeFile(path.join(root, file), content)
    written.push(file)
  }
  for (const { file, add } of registriesOf(names, { hasChecks: 'checks.ts' in files, isListed })) {
    await writeFile(path.join(root, file), add(await readFile(path.join(root, file), 'utf8')))
    written.push(file)
  }
  return written
}
