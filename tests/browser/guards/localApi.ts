/**
 * Calls the Local API as a person of the newsroom, with access control on, in the environment of the built newsroom.
 * Argument: JSON of `{ email, operation, options }`. Prints `outcome STATUS`: of the refusal, or 200.
 */
import { getPayload } from 'payload'
import { z } from 'zod'
import config from '#payload.config'

const call = z.object({
  email: z.string(),
  operation: z.enum(['create', 'update', 'delete', 'findByID']),
  options: z.record(z.string(), z.unknown()),
})

const { email, operation, options } = call.parse(JSON.parse(process.argv[2] ?? ''))
const payload = await getPayload({ config, disableOnInit: true })
const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
// Which options there are depends on the operation, which is known at run time only.
const asPerson = Object({ ...options, user: { ...docs[0], collection: 'users' }, overrideAccess: false, depth: 0 })
const operations = {
  create: () => payload.create(asPerson),
  update: () => payload.update(asPerson),
  delete: () => payload.delete(asPerson),
  findByID: () => payload.findByID(asPerson),
}
const status = await operations[operation]().then(
  () => 200,
  (error: unknown) => (error instanceof Error && 'status' in error ? error.status : 500),
)
console.log(`outcome ${status}`)
process.exit(0)
