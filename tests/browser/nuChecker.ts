import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const output = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      url: z.string().default(''),
      lastLine: z.number().optional(),
      extract: z.string().default(''),
    }),
  ),
})

// The checker cannot know that only frames of other sites keep their own origin here (`blocks/core/Frame.tsx`): such a
// frame cannot access our pages with it, and its messages are identified by it.
const isOfForeignFrame = (message: string) =>
  message.includes('Setting both “allow-scripts” and “allow-same-origin” is not recommended')

/**
 * Returns the errors that the W3C's Nu HTML checker finds.
 * @param pages HTML by a name that can be one of a file
 * @param folder for files that it reads
 * @returns one line an error; warnings and remarks are left out
 * @throws Error when the checker itself fails
 */
export async function htmlErrors(pages: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  const files = await Promise.all(
    [...pages].map(async ([name, html]) => {
      const file = join(folder, `${name}.html`)
      await writeFile(file, html)
      return file
    }),
  )
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // It ends with 1 when it has found something, and writes to stderr either way.
  const said = await new Promise<string>((resolve) => {
    const args = ['-jar', jar, '--format', 'json', '--errors-only', ...files]
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (_error, _stdout, stderr) => resolve(stderr))
  })
  const start = said.search(/\{"(?:version|messages)"/)
  if (start === -1) throw new Error(`The Nu checker did not check anything: ${said.slice(0, 500)}`)
  const { messages } = output.parse(JSON.parse(said.slice(start)))
  return messages
    .filter(({ message }) => !isOfForeignFrame(message))
    .map(({ url, lastLine, message, extract }) => {
      const place = `${url.split('/').at(-1)}${lastLine === undefined ? '' : `:${lastLine}`}`
      return `${place} ${message} ${extract.replace(/\s+/g, ' ').trim()}`
    })
}
