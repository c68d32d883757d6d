import { getPayload } from 'payload'
import config, { environment } from '#payload.config'
import { RealtimeServer } from './server.ts'

// tsx restarts the process after a change in development; Payload would ask Next for one as well.
process.env.DISABLE_PAYLOAD_HMR = 'true'

const { REALTIME_PORT } = environment
// The back office runs the jobs.
const payload = await getPayload({ config, key: 'realtime', cron: false, disableOnInit: true })
const server = new RealtimeServer({
  payload,
  databaseUrl: environment.DATABASE_URL,
  origins: [environment.CMS_URL],
  proxies: environment.PROXIES,
  monitorSecret: environment.REVALIDATE_SECRET,
  redisUrl: environment.REDIS_URL,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)))
}
await server.listen(REALTIME_PORT).catch((error: Error) => {
  console.error(`The real-time server cannot listen: ${error.message}`)
  process.exit(1)
})
console.log(`The real-time server listens on port ${REALTIME_PORT}`)
