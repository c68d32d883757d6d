/** Writes what is generated: payload-types.ts, the admin's import map, .env.example, the id of the schema, and pages of docs/. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import config from '#payload.config'
import { writeBlocks } from './docs/blocks.write.ts'
import { writeContentModel } from './docs/contentModel.write.ts'
import { writeEnvironmentExample } from './docs/environmentExample.write.ts'
import { writeLifecycle } from './docs/lifecycle.write.ts'
import { writeOpenApi } from './docs/openApi.write.ts'
import { writePermissions } from './docs/permissions.write.ts'
import { writePostHooks } from './docs/postHooks.write.ts'
import { writeProcedures } from './docs/procedures.write.ts'
import { writeSchemaId } from './schemaId.write.ts'

const sanitized = await config
await generateTypes(sanitized)
await generateImportMap(sanitized, { force: true, log: true })
const docs = path.resolve(import.meta.dirname, '../docs')
await writeFile(path.resolve(docs, '../.env.example'), writeEnvironmentExample())
await writeFile(path.resolve(docs, '../plugins/collaboration/room/schemaId.ts'), writeSchemaId())
await writeFile(path.join(docs, 'content-model.md'), writeContentModel(sanitized))
await writeFile(path.join(docs, 'blocks.md'), writeBlocks())
await writeFile(path.join(docs, 'lifecycle.md'), writeLifecycle())
await writeFile(path.join(docs, 'openapi.yaml'), writeOpenApi())
await writeFile(path.join(docs, 'permissions.md'), writePermissions())
await writeFile(path.join(docs, 'procedures.md'), writeProcedures())
await writeFile(path.join(docs, 'post-hooks.md'), await writePostHooks(sanitized))
