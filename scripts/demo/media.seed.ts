import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { importContext } from '#plugins/importing/write/importRequest.ts'
import { files } from './newsroom.content.ts'
import { credit, type DemoPicture, pictures } from './pictures.content.ts'
import { demoKey, type Id, idOfKey } from './seed.store.ts'

async function seedPicture(payload: Payload, { name, alt }: DemoPicture): Promise<{ name: string; id: Id }> {
  const importKey = demoKey('media', name)
  const known = await idOfKey(payload, 'media', importKey)
  if (known !== null) return { name, id: known }
  const data = await readFile(new URL(`./pictures/${name}.jpg`, import.meta.url))
  const media = await payload.create({
    collection: 'media',
    data: { alt, credit, importKey },
    file: { data, name: `${name}.jpg`, mimetype: 'image/jpeg', size: data.length },
    depth: 0,
    context: { ...importContext },
  })
  return { name, id: media.id }
}

async function seedFile(payload: Payload, name: keyof typeof files): Promise<Id> {
  const importKey = demoKey('media', name)
  const known = await idOfKey(payload, 'media', importKey)
  if (known !== null) return known
  const { file, mimeType } = files[name]
  const data = await readFile(new URL(`./files/${file}`, import.meta.url))
  const media = await payload.create({
    collection: 'media',
    data: { alt: files[name].name, importKey },
    file: { data, name: file, mimetype: mimeType, size: data.length },
    depth: 0,
    context: { ...importContext },
  })
  return media.id
}

// Pictures that are stored at the same time.
const atOnce = 3

/** Puts the pictures and files that are missing into the library. Returns all ids by name. */
export async function seedMedia(payload: Payload, report: (line: string) => void): Promise<ReadonlyMap<string, Id>> {
  const ids = new Map<string, Id>()
  for (let start = 0; start < pictures.length; start += atOnce) {
    const batch = pictures.slice(start, start + atOnce)
    const made = await Promise.all(batch.map((picture) => seedPicture(payload, picture)))
    for (const { name, id } of made) ids.set(name, id)
    if (ids.size % 15 === 0) report(`${ids.size} of ${pictures.length} pictures`)
  }
  for (const name of Object.keys(files) as (keyof typeof files)[]) ids.set(name, await seedFile(payload, name))
  return ids
}
