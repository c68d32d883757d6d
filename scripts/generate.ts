/** Writes what is generated from the configuration: payload-types.ts, the admin's import map, docs/content-model.md, docs/blocks.md. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#payload.config'
import { writeBlocks } from './docs/blocks.write.ts'
import { writeContentModel } from './docs/contentModel.write.ts'

const sanitized = await config
await generateTypes(sanitized)
await generateImportMap(sanitized, { force: true, log: true })
await writeFile(path.resolve(import.meta.dirname, '../docs/content-model.md'), writeContentModel(sanitized))
await writeFile(path.resolve(import.meta.dirname, '../docs/blocks.md'), writeBlocks())
