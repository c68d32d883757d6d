import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { importContext } from '#plugins/importing/write/importRequest.ts'
import { files } from './newsroom.content.ts'
import { credit, type DemoPicture, pictures } from './pictures/demo.pictures.ts'
import { demoKey, type Id, idOfKey } from './seed.store.ts'

/** Draws a picture as a JPEG. Tests pass a quick one: what the pictures look like is not their business. */
export type Draw = (picture: DemoPicture) => Promise<Buffer>

async function seedPicture(payload: Payload, picture: DemoPicture, draw: Draw): Promise<{ name: string; id: Id }> {
  const importKey = demoKey('media', picture.name)
  const known = await idOfKey(payload, 'media', importKey)
  if (known !== null) return { name: picture.name, id: known }
  const data = await draw(picture)
  const media = await payload.create({
    collection: 'media',
    data: { alt: picture.alt, credit, importKey },
    file: { data, name: `${picture.name}.jpg`, mimetype: 'image/jpeg', size: data.length },
    depth: 0,
    context: { ...importContext },
  })
  return { name: picture.name, id: media.id }
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

/** How many pictures are drawn and stored at once: a few, since each takes a core and some 20 MB while it is drawn. */
const atOnce = 3

/** Draws the pictures that are missing and puts them and the files into the library. Answers ids by name. */
export async function seedMedia(
  payload: Payload,
  draw: Draw,
  report: (line: string) => void,
): Promise<ReadonlyMap<string, Id>> {
  const ids = new Map<string, Id>()
  for (let start = 0; start < pictures.length; start += atOnce) {
    const batch = pictures.slice(start, start + atOnce)
    const made = await Promise.all(batch.map((picture) => seedPicture(payload, picture, draw)))
    for (const { name, id } of made) ids.set(name, id)
    if (ids.size % 15 === 0) report(`${ids.size} of ${pictures.length} pictures`)
  }
  for (const name of Object.keys(files) as (keyof typeof files)[]) ids.set(name, await seedFile(payload, name))
  return ids
}
