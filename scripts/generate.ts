/** Writes what is generated from the configuration: payload-types.ts and the admin's import map. */
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#payload.config'

const sanitized = await config
await generateTypes(sanitized)
await generateImportMap(sanitized, { force: true, log: true })
