/**
 * Calls the Local API as a person of the newsroom, with access control on, in the environment of the built newsroom. A
 * child process: it answers each message `{ email, operation, options }` with the status of the refusal, or 200, and ends
 * with its parent.
 */
import { getPayload } from 'payload'
import { z } from 'zod'
import config from '#payload.config'

const call = z.object({
  email: z.string(),
  operation: z.enum(['create', 'update', 'delete', 'findByID']),
  options: z.record(z.string(), z.unknown()),
})

const payload = await getPayload({ config, disableOnInit: true })

async function answerTo(message: unknown): Promise<unknown> {
  const { email, operation, options } = call.parse(message)
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
  // Which options there are depends on the operation, which is known at run time only.
  const asPerson = Object({ ...options, user: { ...docs[0], collection: 'users' }, overrideAccess: false, depth: 0 })
  const operations = {
    create: () => payload.create(asPerson),
    update: () => payload.update(asPerson),
    delete: () => payload.delete(asPerson),
    findByID: () => payload.findByID(asPerson),
  }
  return operations[operation]().then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'status' in error ? error.status : 500),
  )
}

process.on('message', (message) => void answerTo(message).then((status) => process.send?.(status)))
process.on('disconnect', () => process.exit(0))
