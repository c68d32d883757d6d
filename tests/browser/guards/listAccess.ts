/**
 * Prints, as one line of JSON after `access `, what a person with a login and no role may do in each collection of the
 * built configuration, those included that Payload adds by itself: all, some or nothing of it.
 */
import { createLocalReq, getPayload } from 'payload'
import config from '#payload.config'

const payload = await getPayload({ config, disableOnInit: true })
const user = Object({ id: 0, collection: 'users', status: 'ACTIVE', roles: [] })
const reaches = new Map<unknown, string>([
  [true, 'all'],
  [false, 'nothing'],
])
const listed: Record<string, string> = {}
for (const { slug, access } of payload.config.collections) {
  const req = await createLocalReq({ user }, payload)
  for (const operation of ['create', 'read', 'update', 'delete'] as const) {
    const answer = await access[operation]({ req })
    listed[`${slug} ${operation}`] = reaches.get(answer) ?? 'some'
  }
}
console.log(`access ${JSON.stringify(listed)}`)
process.exit(0)
