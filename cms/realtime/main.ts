import { cmsEnvironment, EnvironmentError } from '#cms/environment.ts'
import { createRealtimeServer } from './realtime.server.ts'

try {
  const environment = cmsEnvironment(process.env)
  const server = createRealtimeServer(environment.REALTIME_PORT)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.destroy().then(() => process.exit(0)))
  }
  // A port that is taken arrives as an event, not as a rejection of `listen`.
  server.httpServer.once('error', (error) => {
    console.error(`The real-time server cannot listen: ${error.message}`)
    process.exit(1)
  })
  await server.listen()
  console.log(`The real-time server listens on port ${environment.REALTIME_PORT}`)
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exit(1)
}
