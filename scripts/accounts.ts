/** `npm run accounts -- reset-factors EMAIL`: what the operator of the server does when no administrator can. */
import path from 'node:path'
import { importEnvironment } from './import/import.environment.ts'

const usage = `Usage: npm run accounts -- list
       npm run accounts -- reset-factors EMAIL

  list            the accounts, and who has a second factor
  reset-factors   removes the second factors of a person who has lost them, and ends their sessions`

async function run([command, email, ...others]: readonly string[]): Promise<void> {
  const isKnown = command === 'list' ? email === undefined : command === 'reset-factors' && email !== undefined
  if (!isKnown || others.length > 0) throw new Error(usage)
  Object.assign(process.env, await importEnvironment(process.env, path.resolve(import.meta.dirname, '..')))
  const { createLocalReq, getPayload } = await import('payload')
  const { default: config } = await import('#payload.config')
  const { factsOf, hasFactor } = await import('#plugins/accounts/factors/factors.store.ts')
  const { resetFactors } = await import('#plugins/accounts/factors/resetFactors.service.ts')
  const req = await createLocalReq({}, await getPayload({ config, disableOnInit: true }))
  const { docs } = await req.payload.find({
    collection: 'users',
    where: email === undefined ? {} : { email: { equals: email.trim().toLowerCase() } },
    sort: 'email',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  if (command === 'list') {
    for (const user of docs) {
      const factor = hasFactor(await factsOf(req, user.id)) ? 'second factor' : 'password alone'
      console.log([user.email, user.name, user.status, factor].join('\t'))
    }
    return
  }
  const [user] = docs
  if (!user) throw new Error(`Nobody has the address ${email}.`)
  await resetFactors(req, { userId: user.id, reason: 'By the operator of the server', by: null })
  console.log(`${user.name} logs in with the password alone now, and should set up a second factor again.`)
}

try {
  await run(process.argv.slice(2))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
