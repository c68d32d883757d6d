import { getPayload } from 'payload'
import { cmsEnvironment, EnvironmentError } from '#cms/environment.ts'
import config from '#payload.config'
import { RealtimeServer } from './realtime.server.ts'

// While developing it is started anew when something changes; Payload would ask Next as well.
process.env.DISABLE_PAYLOAD_HMR = 'true'

try {
  const environment = cmsEnvironment(process.env)
  const { REALTIME_PORT } = environment
  // Jobs are the back office's.
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
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
}
